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
        TestName(
            entry: entry + sent, effects: effects, conditions: conditions(without: axis),
            before: scenario.acts.dropFirst().dropLast().filter {
                $0 != subject.viewDidLoad.map(Act.method) && $0.interrupted == nil
            }.map(\.words))
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
            return String(member.member.prefix { $0 != "(" })
        }
        if !called.isEmpty { words.append("calls " + called.enumerated) }
        let set = scenario.claims.compactMap { claim -> String? in
            if case .port(let member) = claim.subject, claim.path.isEmpty {
                return (claim.value == .null ? "clears " : "sets ") + member.member
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
        guard case .place(let place)? = scenario.thrown?.value, case .failure(_, let method, _, _) = place.root else {
            return ""
        }
        return " what \(method.prefix { $0 != "(" }) throws"
    }

    private var resultWords: String {
        switch scenario.claims.first(where: { $0.subject == .result && $0.path.isEmpty })?.value {
        case .boolean(let value)?: value ? " true" : " false"
        case .null?: scenario.lastPhase == 0 ? " nothing" : " nil"
        default: " the result"
        }
    }

    private func phrase(_ name: String, _ claim: Claim) -> String {
        if claim.isUnchanged { return "leaves \(name)" }
        switch claim.value {
        case .null: return "clears \(name)"
        case .list(let items) where items.isEmpty: return "clears \(name)"
        case .string(""): return "clears \(name)"
        default: return "sets \(name)"
        }
    }

    private var fallback: String {
        for claim in scenario.claims {
            switch claim.subject {
            case .calls(let member):
                let again = claim.value == .integer(0) ? "" : " again"
                return "does not call \(member.member.prefix { $0 != "(" })" + again
            case .port(let member): return "sets \(member.member)"
            case .object(let name): return "changes \(name)"
            case .state(let name) where claim.isState: return "changes \(name)"
            case .callbacks(let name):
                return claim.value == .integer(0) ? "does not call \(name)" : "calls \(name)"
            case .sent(let publisher, _):
                return claim.value == .list([]) ? "does not send \(publisher)" : "sends \(publisher)"
            default: continue
            }
        }
        return "works"
    }

    /// What was decided for the last act, where it is not the happy way.
    private func conditions(without axis: String?) -> [String] {
        let phase = scenario.lastPhase
        var words = scenario.arrangement.stubs.filter { $0.phase == phase && $0.thrown != nil }
            .map { "\($0.member.member.prefix { $0 != "(" }) fails" }.sorted()
        let decided = scenario.arrangement.constraints.sorted { "\($0.key)" < "\($1.key)" }
        for (place, shape) in decided where place.root.phase == phase {
            if case .parameter(let name, _) = place.root, name == axis { continue }
            if let phrase = phrase(place, shape) { words.append(phrase) }
        }
        if let act = scenario.acts.dropLast().last, let member = act.interrupted {
            words.insert("\(act.words) comes during \(member.member.prefix { $0 != "(" })", at: 0)
        }
        return Array(words.prefix(3))
    }

    /// `isOnline` as `online` or `not online`; any other name with its value.
    private func truth(of place: SymbolicValue, _ name: String, _ value: Bool) -> String {
        let words = place.wording.camelWords
        guard words.count > 1, ["is", "was", "are"].contains(words[0]) else { return "\(name) is \(value)" }
        return (value ? "" : "not ") + words.dropFirst().joined(separator: " ")
    }

    /// What a stream sends, in words: only of which kind it is.
    private func sent(_ place: SymbolicValue, _ shape: Constraint) -> String? {
        guard place.path.isEmpty, case .enumCase(let kind) = shape else { return nil }
        return "\(scenario.arrangement.names[place.root] ?? "the value sent") is \(kind)"
    }

    private func phrase(_ place: SymbolicValue, _ shape: Constraint) -> String? {
        if case .emission = place.root, place.path.isEmpty { return nil }
        // What a document holds by chance says nothing.
        if place.path.contains(.decoded), shape != .list(0), shape != .null { return nil }
        if case .sent = place.root { return sent(place, shape) }
        let asked = place.root.asked?.wording.map { " for \($0)" } ?? ""
        let whole = place.root.place.wording + asked
        let name = place.path.isEmpty ? whole : place.isWhole ? "\(whole) \(place.wording)" : place.wording
        switch shape {
        case .null: return "\(name) is nil"
        case .boolean(let value): return scenario.asked.contains(place) ? truth(of: place, name, value) : nil
        case .list(0)
        where scenario.arrangement.type(of: place, in: subject.types).flatMap(subject.types.sending) != nil:
            let fails = scenario.arrangement.isDecided(place.appending(.field("failure")))
            return fails
                ? nil : scenario.arrangement.isDecided(place.waiting) ? "\(name) waits" : "\(name) sends nothing"
        case .list(0): return "\(name) is empty"
        case .string(let text):
            return text.isEmpty ? "\(name) is empty" : text.trimmed.isEmpty ? "\(name) is blank" : nil
        case .enumCase(let name):
            guard place.path.isEmpty else { return nil }
            switch place.root {
            case .parameter(let parameter, _): return "\(parameter) is \(name)"
            case .result(_, let method, _, _), .completion(_, let method, _, _):
                return name == "failure" ? "\(method.prefix { $0 != "(" }) fails" : nil
            default: return nil
            }
        case .integer(let value):
            return scenario.asked.contains(place) ? "\(name) is \(value)" : nil
        case .same: return "\(name) is the same"
        default: return nil
        }
    }
}

extension SymbolicValue {
    fileprivate var isWhole: Bool { path.allSatisfy { if case .field = $0 { true } else { false } } }
}

extension Act {
    /// The act in a word or two.
    package var words: String {
        switch self {
        case .initializer: "init"
        case .method(let method): method.name.plain
        case .assign(let property), .read(let property): property.name.plain
        case .emit(let member, _), .callBack(let member, _): member.member
        case .meanwhile(_, let act): act.words
        }
    }
}
