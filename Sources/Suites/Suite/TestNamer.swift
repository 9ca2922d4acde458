import Algorithms
import Behaviour
import Facts

/// Puts a scenario into words.
struct TestNamer {
    let subject: Surface
    let scenario: Scenario
    let writer: ValueWriter

    /// - Parameter axis: The parameter the test is run over, whose value says nothing.
    func name(entry: String, over axis: String? = nil) -> TestName {
        var name = TestName(
            entry: entry + sent, effects: effects,
            candidates: ConditionWords(subject: subject, scenario: scenario, axis: axis).all,
            before: earlier.repeatedOnce)
        for claim in scenario.claims where claim.isState && claim.path.isEmpty {
            guard case .state(let property) = claim.subject, let words = claim.expected.words else { continue }
            name.details["sets \(property)"] = "sets \(property) to \(words)"
        }
        return name
    }

    /// What is done first, in a few words each.
    private var earlier: [String] {
        scenario.acts.indices.dropFirst().dropLast().compactMap { phase in
            let act = scenario.acts[phase]
            guard act != subject.viewDidLoad.map(Act.method), act.interrupted == nil else { return nil }
            return act.words + (scenario.failures[phase] == nil ? "" : " failed")
        }
    }

    /// The value a publisher sends, when that is what is done.
    private var sent: String {
        if case .assign(let property) = scenario.acts[scenario.lastPhase], property.sentType != nil {
            return " sending"
        }
        guard case .emit(let member, let type) = scenario.acts[scenario.lastPhase], !type.isVoid else { return "" }
        let root = SymbolicValue.Root.emission(
            dependency: member.dependency, name: member.member, phase: scenario.lastPhase)
        return writer.short(SymbolicValue(root), typed: false).map { " sending \($0.text)" } ?? " sending a value"
    }

    /// What the test asserts, in a few words.
    private var effects: [String] {
        if scenario.thrown != nil { return ["throws" + thrownWords] }
        if scenario.completes { return ["does not throw"] }
        var words: [String] = []
        let called = scenario.claims.compactMap { claim -> String? in
            guard case .calls(let member) = claim.subject, !claim.isUnchanged else { return nil }
            return member.spoken
        }
        if !called.isEmpty { words.append("calls " + called.enumerated) }
        let set = scenario.claims.compactMap { claim -> String? in
            if case .port(let member) = claim.subject, claim.path.isEmpty {
                return (claim.value == .null ? "clears " : "sets ") + member.spoken
            }
            if case .object(let name) = claim.subject { return "changes " + name }
            guard claim.isState, case .state(let name) = claim.subject,
                claim.path.isEmpty || claim.path == [.field("count")]
            else {
                return nil
            }
            return phrase(name, claim)
        }
        let changes = Array(set.filter { !$0.hasPrefix("leaves") }.uniqued())
        words += changes.isEmpty && words.isEmpty ? Array(set.prefix(1)) : Array(changes.prefix(2))
        if words.isEmpty, scenario.claims.contains(where: { $0.subject == .result }) {
            words.append("returns" + resultWords)
        }
        if words.isEmpty { words.append(fallback) }
        return Array(words.prefix(2))
    }

    private var thrownWords: String {
        switch scenario.thrown?.value {
        case .place(let place)?:
            guard case .failure = place.root else { return "" }
            return " what \(SymbolicValue(place.root).wording) throws"
        case .enumCase(let type, let name, _)? where type.map(subject.types.isNameable) ?? true: return " \(name.plain)"
        case .construct(let type, _)? where subject.types.isNameable(type):
            return type.lastName.map { " \($0)" } ?? ""
        default: return ""
        }
    }

    private var resultWords: String {
        let claims = scenario.claims.filter { $0.subject == .result }
        let isNothing = scenario.lastPhase == 0
        if let whole = claims.first(where: { $0.path.isEmpty }) {
            if isNothing, whole.value == .null { return " nothing" }
            if let words = whole.value.words ?? whole.expected.words { return " \(words)" }
        }
        return " the result"
    }

    private func phrase(_ name: String, _ claim: Claim) -> String {
        if claim.isUnchanged { return "leaves \(name)" }
        switch claim.value {
        case .null: return "clears \(name)"
        case .list(let items) where items.isEmpty: return "clears \(name)"
        case .string(""): return "clears \(name)"
        case .enumCase(_, let chosen, _) where claim.path.isEmpty: return "sets \(name) to \(chosen.plain)"
        default: return "sets \(name)"
        }
    }

    private var fallback: String {
        for claim in scenario.claims {
            switch claim.subject {
            case .calls(let member):
                let again = claim.value == .integer(0) ? "" : " again"
                return "does not call \(member.spoken)" + again
            case .port(let member): return "sets \(member.spoken)"
            case .object(let name): return "changes \(name)"
            case .state(let name) where claim.isState: return "changes \(name)"
            case .callbacks(let name):
                return claim.value == .integer(0) ? "does not call \(name)" : "calls \(name)"
            case .sent(Signal.returned, _): return claim.value == .list([]) ? "sends nothing" : "sends the result"
            case .sent(Signal.failing, _): return claim.value == .list([]) ? "does not fail" : "fails"
            case .sent(let publisher, _):
                return claim.value == .list([]) ? "does not send \(publisher)" : "sends \(publisher)"
            default: continue
            }
        }
        return "works"
    }
}

extension Act {
    /// The act in a word or two.
    package var words: String {
        switch self {
        case .initializer: "init"
        case .method(let method): [method.name.plain, method.writtenPart].compactMap { $0 }.joined(separator: " ")
        case .assign(let property), .read(let property): property.name.plain
        case .emit(let member, _), .callBack(let member, _): member.member
        case .callGiven(let closure): closure.name
        case .callKept(let closure): closure.name
        case .meanwhile(_, let act): act.words
        }
    }
}

extension [String] {
    /// The words with what comes again and again said once: `open 3 times`.
    fileprivate var repeatedOnce: [String] {
        chunked(by: ==).flatMap { same in
            same.count > 2 ? ["\(same[same.startIndex]) \(same.count) times"] : Array(same)
        }
    }
}
