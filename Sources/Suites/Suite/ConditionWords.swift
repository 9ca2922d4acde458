import Algorithms
import Behaviour
import Facts
import Resolving

/// Puts into words what holds in a scenario.
struct ConditionWords {
    private typealias Weight = TestCondition.Weight

    let subject: Surface
    let scenario: Scenario
    /// The parameter the test is run over, whose value says nothing.
    let axis: String?

    private var types: TypeLookup { subject.types }
    private var arrangement: Arrangement { scenario.arrangement }

    /// All that could be said, the more telling things first where they are of one weight.
    var all: [TestCondition] {
        var words = failures(in: scenario.lastPhase)
        if let act = scenario.acts.dropLast().last, let member = act.interrupted {
            words.insert(TestCondition("\(act.words) comes during \(member.spoken)", .news), at: 0)
        }
        let decided = arrangement.constraints.sorted { "\($0.key)" < "\($1.key)" }
        for (place, shape) in decided where place.root.phase == scenario.lastPhase {
            if case .parameter(let name, _) = place.root, name == axis { continue }
            words += condition(place, shape).map { [$0] } ?? []
        }
        words += sent
        for phase in (0..<max(scenario.lastPhase, 0)).reversed() {
            words += failures(in: phase).map(\.past)
            words += decided.filter { $0.key.root.phase == phase }.compactMap { condition($0, $1) }.map(\.past)
        }
        return Array(words.uniqued(on: \.text))
    }

    // MARK: - Failures

    /// What fails in a phase, with the errors.
    private func failures(in phase: Int) -> [TestCondition] {
        arrangement.stubs.filter { $0.phase == phase }.compactMap { stub -> TestCondition? in
            if case .closure(let closure?) = stub.answer, closure.choices.contains(where: { $0.upTo != nil }) {
                return TestCondition("\(stub.member.spoken) fails at first", .choice)
            }
            return stub.thrown.map { failure(of: stub.member.spoken, with: $0) }
        }.sorted { $0.text < $1.text }
    }

    private func failure(of method: String, with error: Value) -> TestCondition {
        .failure(of: method.plainName, with: errorName(error))
    }

    /// The case or the type of an error that a double throws; `nil` for one that says nothing.
    private func errorName(_ error: Value) -> String? {
        switch error {
        case .enumCase(_, let name, _): return name.plain
        case .construct(let type, _): return type.lastName
        case .place(let place):
            if case .enumCase(let name)? = arrangement.constraint(place) { return name.plain }
            guard case .failure = place.root, place.path.isEmpty else { return nil }
            let declared = arrangement.types[place.root]?.bare
            if let declared, declared.lastName != "Error" {
                return types.sampleError(of: declared)?.name.plain ?? declared.lastName
            }
            return types.sampleError(except: arrangement.exclusions[place.root] ?? [])?.name.plain
        default: return nil
        }
    }

    // MARK: - Values

    /// The type of the project that a value is of, where another one is declared; `nil` for any other value.
    private func kind(of place: SymbolicValue) -> String? {
        guard let type = arrangement.narrowed[place], types.declaration(type) != nil else { return nil }
        return type.lastName
    }

    private func condition(_ place: SymbolicValue, _ shape: Constraint) -> TestCondition? {
        if case .emission = place.root, place.path.isEmpty { return nil }
        let isAsked = scenario.asked.contains(place)
        // What a document holds by chance says nothing.
        if place.path.contains(.decoded), shape != .list(0), shape != .null, !isAsked { return nil }
        if case .sent = place.root { return nil }
        guard let name = name(of: place) else { return nil }
        let (verb, part) = (place.path.last?.isElement == true ? "contains" : "is", isAsked ? Weight.sample : .chance)
        switch shape {
        case .null: return TestCondition("\(name) is nil", .choice)
        case .boolean(let value): return TestCondition(truth(of: place, name, value), isAsked ? .choice : .chance)
        case .list(let count): return list(place, name, of: count)
        case .string(let text):
            if text.trimmed.isEmpty {
                return TestCondition("\(name) is \(text.isEmpty ? "empty" : "blank")", .choice)
            }
            return phrase(text, of: place, "\(name) \(verb)")
        case .enumCase(let chosen):
            guard !place.path.isEmpty else { return enumCase(place, name, chosen) }
            return TestCondition("\(name) \(verb) \(chosen)", part)
        case .integer(let value):
            return TestCondition("\(name) \(verb) \(value)", isAsked && value == 0 ? .choice : part)
        case .float(let value): return TestCondition("\(name) \(verb) \(value.worded)", part)
        case .address(let text): return text.quoted.map { TestCondition("\(name) \(verb) \($0)", part) }
        case .same(let other): return same(place, name, as: other)
        case .present:
            if let kind = kind(of: place) { return TestCondition("\(name) is \(kind)", .choice) }
            return TestCondition("\(name) is given", .aside)
        default: return nil
        }
    }

    /// What a text says: by how long it is, where it only fills its place.
    private func phrase(_ text: String, of place: SymbolicValue, _ beginning: String) -> TestCondition? {
        guard text != place.wording else { return nil }
        let isFilled = text.hasPrefix(place.wording) && text.dropFirst(place.wording.count).allSatisfy { $0 == "x" }
        if isFilled, let name = name(of: place) {
            return TestCondition("\(name) has \(text.count) characters", .aside)
        }
        let weight = scenario.asked.contains(place) && !text.hasPrefix(place.wording) ? Weight.aside : .chance
        return text.quoted.map { TestCondition("\(beginning) \($0)", weight) }
    }

    /// What a place is called; `nil` for an error that something failed with.
    private func name(of place: SymbolicValue) -> String? {
        let asked = place.root.asked?.wording.map { " for \($0)" } ?? ""
        let whole = place.root.place.wording + asked
        if place.path.isEmpty { return whole }
        if place.path.allSatisfy(\.isField) {
            return whole == place.wording ? whole : "\(whole) \(place.wording)"
        }
        if case .payload(let chosen, let index)? = place.path.last {
            let outer = SymbolicValue(place.root, Array(place.path.dropLast()))
            let fact = arrangement.type(of: outer, in: types).flatMap { type in
                types.enumCases(type).first { $0.name.plain == chosen }
            }
            let label = fact.flatMap { index < $0.payload.count ? $0.payload[index].label : nil }
            return label ?? (chosen == "failure" ? nil : place.wording)
        }
        return ordinal(of: place) + place.wording
    }

    /// Which element of a list it is of, but for the first.
    private func ordinal(of place: SymbolicValue) -> String {
        let positions = place.path.compactMap { if case .element(let index) = $0 { index } else { nil } }
        let ordinals = ["", "second ", "third "]
        return positions.last.flatMap { $0 < ordinals.count ? ordinals[$0] : nil } ?? ""
    }

    /// `isOnline` as `online` or `not online`; any other name with its value.
    private func truth(of place: SymbolicValue, _ name: String, _ value: Bool) -> String {
        let words = place.wording.camelWords
        guard words.count > 1, ["is", "was", "are"].contains(words[0]) else { return "\(name) is \(value)" }
        return ordinal(of: place) + (value ? "" : "not ") + words.dropFirst().joined(separator: " ")
    }

    /// What streams send, in words: only of which kind it is, one after the other.
    private var sent: [TestCondition] {
        let kinds = arrangement.constraints.compactMap { place, shape -> (place: SymbolicValue, kind: String)? in
            guard case .sent(_, _, _, scenario.lastPhase) = place.root, place.path.isEmpty,
                case .enumCase(let kind) = shape
            else { return nil }
            return (place, kind)
        }.sorted { "\($0.place)" < "\($1.place)" }
        let streams = kinds.chunked { $0.place.root.member == $1.place.root.member }
        return streams.compactMap { stream in
            stream.first.map { first in
                let name = arrangement.names[first.place.root] ?? "the value sent"
                return TestCondition("\(name) is \(stream.map(\.kind).joined(separator: " then "))", .choice)
            }
        }
    }

    private func list(_ place: SymbolicValue, _ name: String, of count: Int) -> TestCondition? {
        guard count == 0 else {
            return TestCondition("\(name) has \(count == 1 ? "one element" : "\(count) elements")", .aside)
        }
        guard arrangement.type(of: place, in: types).flatMap(types.sending) != nil else {
            return TestCondition("\(name) is empty", .choice)
        }
        if arrangement.isDecided(place.appending(.field("failure"))) { return nil }
        let waits = arrangement.isDecided(place.waiting)
        return TestCondition(waits ? "\(name) waits" : "\(name) sends nothing", .choice)
    }

    private func enumCase(_ place: SymbolicValue, _ name: String, _ chosen: String) -> TestCondition? {
        let found = TestCondition("\(name) is \(chosen)", .choice)
        switch place.root {
        case .parameter: return found
        case .failure: return nil
        case .result, .completion:
            if chosen == "success" { return nil }
            guard chosen == "failure" else { return TestCondition(found.text, .sample) }
            let method = SymbolicValue(place.root).wording
            return failure(of: method, with: .place(place.appending(.payload(case: chosen, index: 0))))
        default: return TestCondition(found.text, .sample)
        }
    }

    /// An element of a list as one of it, where the list has another name.
    private func same(_ place: SymbolicValue, _ name: String, as other: SymbolicValue) -> TestCondition {
        guard place.path.isEmpty, other.path.last?.isElement == true,
            case let list = SymbolicValue(other.root, Array(other.path.dropLast())).wording, list != name
        else { return TestCondition("\(name) is the same", .sample) }
        return TestCondition("\(name) is one of \(list)", .choice)
    }
}

extension SymbolicValue.Step {
    fileprivate var isField: Bool { if case .field = self { true } else { false } }
    fileprivate var isElement: Bool { if case .element = self { true } else { false } }
}
