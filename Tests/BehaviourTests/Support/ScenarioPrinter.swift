@testable import Behaviour
@testable import Facts

/// Prints a scenario as a line of a table: what is done, what is arranged, what is claimed.
struct ScenarioPrinter {
    let scenario: Scenario
    let subject: TestedType

    private var arrangement: Arrangement { scenario.arrangement }

    /// The scenario without its marks.
    var line: String {
        let conditions = arranged.isEmpty ? "" : " when " + arranged.joined(separator: ", ")
        let earlier = scenario.acts.dropFirst().dropLast()
        let before = earlier.filter { $0.interrupted == nil }.map { Self.words($0) }
        let after = before.isEmpty ? "" : " after " + before.joined(separator: ", ")
        let during = earlier.compactMap { act in
            act.interrupted.map { " while \(Self.words(act)) in \($0.dependency).\($0.member)" }
        }
        let act = Self.words(scenario.acts[scenario.lastPhase])
        return "\(act)\(conditions)\(during.joined())\(after) ⇒ \(moment)\(claimed.joined(separator: " · "))"
    }

    /// When a test looks, where something goes on after the act.
    private var moment: String {
        if scenario.claims.contains(where: { $0.moment == .atOnce }) { return "at once " }
        if scenario.awaitsAnswer { return "after the answer " }
        return scenario.waits[scenario.lastPhase] == nil ? "" : "eventually "
    }

    /// An act with the names of its parameters.
    static func words(_ act: Act) -> String {
        switch act {
        case .initializer: "init"
        case .method(let method): "\(method.name)(\(method.parameters.map(\.name).joined(separator: ", ")))"
        case .assign(let property): "set \(property.name)"
        case .read(let property): property.name
        case .emit(let member, _): "\(member.dependency).\(member.member) sends"
        case .callGiven(let closure): "\(closure.member.dependency) calls \(closure.name)"
        case .callKept(let closure): "\(closure.name)()"
        case .callBack(let member, _): "\(member.dependency) calls \(member.member)"
        case .meanwhile(_, let act): words(act)
        }
    }

    // MARK: - What is arranged

    /// What the code asked about and a test therefore decides.
    private var arranged: [String] {
        let failures = arrangement.stubs.flatMap { stub in
            stub.errors.map { "\(earlier(stub.phase))\(words(stub.member))\(call($0)) throws" + thrown($0) }
        }
        let answers = arrangement.stubs.compactMap { stub -> String? in
            guard case .closure(let closure?) = stub.answer, let call = closure.call else { return nil }
            let method = subject.ports[stub.member.dependency]?.method(stub.member.member)
            return "\(earlier(stub.phase))\(words(stub.member)) calls \(method?.parameters[call.position].name ?? "?")"
        }
        let decisions = scenario.asked.compactMap { place in arrangement.constraints[place].flatMap { words(place, $0) }
        }
        return failures.sorted() + answers.sorted() + decisions.sorted()
    }

    /// What a call is asked that throws an error, where that is told apart.
    private func call(_ error: Value) -> String {
        guard case .place(let place) = error, let asked = place.root.asked else { return "" }
        return "(\(words(asked)))"
    }

    /// Which error a method throws, where that matters.
    private func thrown(_ error: Value) -> String {
        guard case .place(let place) = error else { return "" }
        let root = place.root
        if case .enumCase(let name)? = arrangement.constraints[place] { return " .\(name)" }
        guard let others = arrangement.exclusions[root], !others.isEmpty else { return "" }
        return " other than " + others.sorted().joined(separator: ", ")
    }

    private func words(_ place: SymbolicValue, _ shape: Constraint) -> String? {
        if case .failure = place.root, place.path.isEmpty { return nil }
        let name = words(place)
        switch shape {
        case .null: return "\(name) == nil"
        case .present: return "\(name) != nil"
        case .boolean(let value): return (value ? "" : "!") + name
        case .integer(let value): return "\(name) == \(value)"
        case .float(let value): return "\(name) == \(value)"
        case .string(let text), .address(let text): return words(name, place, text)
        case .list(let count): return "\(name).count == \(count)"
        case .enumCase(let value): return "\(name) == .\(value)"
        case .same(let other): return "\(name) == \(words(other))"
        case .unique(let number): return "\(name) == #\(rank(of: number))"
        case .moment(let seconds): return "\(name) == \(moment(seconds))"
        case .document: return "\(name) is JSON"
        case .broken: return "\(name) is no JSON"
        case .recorder: return nil
        }
    }

    /// The place of a value without a literal, such as a moment, among those that a test chooses: `#1` is the first.
    private func rank(of number: Int) -> Int {
        let numbers = scenario.asked.compactMap { place in
            if case .unique(let number)? = arrangement.constraints[place] { number } else { nil }
        }
        return Set(numbers).count { $0 <= number }
    }

    /// A moment by its place among those that a test chooses, or by the seconds after the first of them.
    private func moment(_ seconds: Int) -> String {
        let moments = Set(
            scenario.asked.compactMap { place in
                if case .moment(let seconds)? = arrangement.constraints[place] { seconds } else { nil }
            })
        let after = seconds - (moments.min() ?? seconds)
        return after % 1_000 == 0 ? "#\(moments.count { $0 <= seconds })" : "#1 + \(after) s"
    }

    /// The longest text that is printed as it is.
    private static let longestText = 40

    /// A text, by what the code asked: a sample stands for any text.
    private func words(_ name: String, _ place: SymbolicValue, _ text: String) -> String {
        if text.isEmpty { return "\(name).isEmpty" }
        if text.count > Self.longestText { return "\(name).count == \(text.count)" }
        if text.trimmed.isEmpty { return "\(name) is blank" }
        guard text.trimmed == place.wording.trimmed else { return "\(name) == \"\(text)\"" }
        return arrangement.type(of: place, in: subject.types)?.isOptional == true
            ? "\(name) != nil" : "!\(name).isEmpty"
    }

    // MARK: - What is claimed

    /// What is thrown and returned first, then calls, then values, then what does not happen.
    private var claimed: [String] {
        var lines: [(rank: Int, text: String)] = []
        var said: Set<Claim> = []
        for claim in scenario.claims {
            let (name, arguments, count): (String, [Claim], Int)
            switch claim.subject {
            case .calls(let member):
                arguments = scenario.claims.filter { $0.argument(of: member) != nil && $0.path.isEmpty }
                (name, count) = (words(member), method(member)?.parameters.count ?? 0)
            case .callbacks(let closure):
                arguments = scenario.claims.filter { $0.argument(ofClosure: closure) != nil && $0.path.isEmpty }
                (name, count) = (closure, scenario.recorder(closure)?.functionType?.parameters.count ?? 0)
            default: continue
            }
            said.formUnion(arguments + [claim])
            lines.append((claim.value == .integer(0) ? 4 : 1, words(claim.value, name, arguments, count)))
        }
        lines += scenario.claims.filter { !said.contains($0) }.map { ($0.rank, words(ofClaim: $0)) }
        if let thrown = scenario.thrown?.value, !scenario.claims.contains(where: { $0.subject == .thrown }) {
            lines.append((0, "throws \(words(thrown))"))
        }
        return lines.sorted { $0 < $1 }.map(\.text)
    }

    /// A call with the arguments that are claimed; `_` for any other.
    private func words(_ count: Value, _ name: String, _ arguments: [Claim], _ parameters: Int) -> String {
        if count == .integer(0) { return "no \(name)" }
        let list = (0..<parameters).map { position in
            arguments.first { $0.position == position }.map { words($0) } ?? "_"
        }
        let times = count == .integer(1) ? "" : "\(words(count)) × "
        return "\(times)\(name)(\(list.joined(separator: ", ")))"
    }

    private func words(ofClaim claim: Claim) -> String {
        let value = words(claim)
        switch claim.subject {
        case .calls, .callbacks: return value
        case .argument(let member, let position):
            let parameter = method(member)?.parameters[position].name ?? "\(position)"
            return "\(words(member)) got \(parameter)\(path(claim)) == \(value)"
        case .earlierArgument(let member, let position, let call):
            let parameter = method(member)?.parameters[position].name ?? "\(position)"
            return "\(words(member)) #\(call + 1) got \(parameter)\(path(claim)) == \(value)"
        case .callback(let name, let position): return "\(name) got \(position)\(path(claim)) == \(value)"
        case .state(let name):
            let during = claim.underWay.map { " during \(words($0))" } ?? ""
            return "sut.\(name)\(path(claim)) == \(value)" + during
        case .port(let member): return "\(member.dependency).\(member.member)\(path(claim)) == \(value)"
        case .object(let name): return "\(name)\(path(claim)) becomes \(value)"
        case .result: return "returns\(claim.path.isEmpty ? "" : path(claim) + " ==") \(value)"
        case .thrown where !claim.path.isEmpty: return "error\(path(claim)) == \(value)"
        case .thrown: return claim.value == .null ? "does not throw" : "throws \(value)"
        case .sent(let publisher, _): return "sut.\(publisher) sent\(path(claim)) \(value)"
        }
    }

    private func path(_ claim: Claim) -> String {
        claim.path.map { step in
            switch step {
            case .field(let name): ".\(name)"
            case .element(let index): "[\(index)]"
            case .entry(let key): "[\"\(key)\"]"
            case .cast(let type): " as \(type.text)"
            case .success: ".success"
            case .carried(let name, let index, _): ".\(name)#\(index)"
            }
        }.joined()
    }

    private func method(_ member: PortMember) -> MethodFact? {
        subject.ports[member.dependency]?.method(member.member)
    }
}

extension Claim {
    /// The position of the argument it is about, where it is about one of a method of a dependency.
    fileprivate func argument(of member: PortMember) -> Int? {
        if case .argument(member, let position) = subject { position } else { nil }
    }

    fileprivate func argument(ofClosure name: String) -> Int? {
        if case .callback(name, let position) = subject { position } else { nil }
    }

    fileprivate var position: Int? {
        switch subject {
        case .argument(_, let position), .callback(_, let position): position
        default: nil
        }
    }

    /// What happened in the act before what is so after it.
    fileprivate var rank: Int {
        switch subject {
        case .thrown, .result: 0
        case .calls, .callbacks: 1
        case .argument, .earlierArgument, .callback: 2
        case .port, .state, .object, .sent: 3
        }
    }
}

extension Stub {
    /// The errors that the method throws.
    fileprivate var errors: [Value] {
        switch answer {
        case .error(let error?): [error]
        case .closure(let closure?):
            closure.endings.compactMap { if case .throwing(let error) = $0 { error } else { nil } }
        default: [thrown].compactMap { $0 }
        }
    }
}
