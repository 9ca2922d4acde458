import Facts
import Suites

/// What one probe showed: which of its claims hold, what else can be expected of it, and which changes of the code
/// each expectation notices.
package struct ProbeEvidence {
    /// An expectation that holds on the code as it is.
    package struct Expectation: Hashable, Sendable {
        /// What is expected.
        package var content: Content
        /// What it looks at.
        package var about: Look.About
        /// The changes that make it fail.
        package var notices: Set<Int> = []
        /// Whether it only holds when work beside the test has come to rest.
        package var isLate = false
        /// Whether it did not hold before the test waited: it may come after what the test waits for.
        package var isAwaited = false
    }

    /// What is expected.
    package enum Content: Hashable, Sendable {
        /// A claim that was read, by its position among the test's assertions.
        case claim(Int)
        /// Something that was seen.
        case observed(ObservedAssertion)
    }

    /// A member of a double that nothing calls.
    package struct Uncalled: Hashable, Sendable {
        /// The field in `Dependencies`.
        package var double: String
        /// The member's name.
        package var member: String
        /// The variable that counts its calls.
        package var counter: String
    }

    /// The probe.
    package var probe: Probe
    /// The error that the act threw; `nil` when it ended without one.
    package var thrown: SeenValue?
    /// The positions of claims that do not hold.
    package var wrongClaims: Set<Int>
    /// Everything that can be expected.
    package var expectations: [Expectation]
    /// The members of doubles that nothing calls, neither on the code as it is nor with a change: what they would answer
    /// makes no difference.
    package private(set) var uncalled: Set<Uncalled>
    /// The changes that end the test early: by an error nobody catches, a crash, or without an end.
    package var endedBy: Set<Int> = []
    /// Writes what was seen in the test's own terms.
    let namer: ObservedAssertions
    private let seen: Observation.Seen

    /// All changes that a test with every expectation notices.
    package var notices: Set<Int> { expectations.reduce(endedBy) { $0.union($1.notices) } }

    /// Takes what two runs of a probe saw; `nil` where it cannot be a test: it does not come to its end.
    ///
    /// - Parameters:
    ///   - first: What a run saw.
    ///   - again: What other runs saw, in another order, time zone and language; what differs is not expected.
    ///   - isVisible: Whether a test can ask for a field: the type's name and the field's.
    ///   - isErased: Whether a test can ask for a field only to cast it.
    ///   - type: A type by its name as the runtime prints it; `nil` for one that a test cannot name.
    package init?(
        _ probe: Probe, _ first: Observation.Seen, again: [Observation.Seen],
        isVisible: @escaping (String, String) -> Bool, isErased: @escaping (String, String) -> Bool = { _, _ in false },
        type: @escaping (String) -> TypeRef? = { _ in nil }
    ) {
        guard first.isComplete, again.allSatisfy(\.isComplete) else { return nil }
        self.probe = probe
        seen = first
        let thrownLook = probe.looks.firstIndex { $0.about == .thrown }
        let error = thrownLook.flatMap { first.values[$0] }
        thrown = error?.kind == .null ? nil : error
        if let thrownLook, again.contains(where: { $0.values[thrownLook]?.digest != error?.digest }) { return nil }
        var wrong: Set<Int> = []
        var expectations: [Expectation] = []
        namer = ObservedAssertions(
            names: probe.test.arrangedNames, kept: probe.kept, isVisible: isVisible, isErased: isErased, type: type)
        for (position, look) in probe.looks.enumerated() {
            let isAwaited = ([first] + again).contains { seen in
                seen.values[position + Probe.waitOffset].map { $0.digest != seen.values[position]?.digest } ?? false
            }
            switch look.about {
            case .thrown: continue
            case .claim(let claim):
                let holds = ([first] + again).allSatisfy { $0.values[position]?.text == "true" }
                if holds {
                    expectations.append(.init(content: .claim(claim), about: look.about, isAwaited: isAwaited))
                } else {
                    wrong.insert(claim)
                }
            default:
                let late = probe.isSearched ? position + Probe.restOffset : position
                guard var value = first.values[late] ?? first.values[position] else { continue }
                if case .object = look.about { value.identities = [] }
                let isLate = first.values[late] != nil && first.values[late]?.digest != first.values[position]?.digest
                let key = isLate ? late : position
                for assertion in namer.about(value, shown: look.expression, look: key, erased: look.erased) {
                    let shown = value.shown(at: assertion.path)
                    let isStable = again.allSatisfy { $0.values[key]?.shown(at: assertion.path) == shown }
                    guard isStable, shown != nil else { continue }
                    var assertion = assertion
                    if look.waits { assertion.assertion = assertion.assertion.awaited }
                    expectations.append(
                        .init(
                            content: .observed(assertion), about: look.about, isLate: isLate, isAwaited: isAwaited))
                }
            }
        }
        wrongClaims = wrong
        self.expectations = expectations
        uncalled = []
        uncalled = members { position in
            ([first] + again).allSatisfy {
                ($0.values[position + Probe.restOffset] ?? $0.values[position])?.text == "0"
            }
        }
    }

    /// The members of doubles whose counter, at a position among the looks, says something.
    private func members(where says: (Int) -> Bool) -> Set<Uncalled> {
        Set(
            probe.looks.enumerated().compactMap { position, look in
                guard case .calls(let double, let member, let counter) = look.about, says(position) else { return nil }
                return Uncalled(double: double, member: member, counter: counter)
            })
    }

    /// Takes what a run saw while a change was switched on.
    package mutating func compare(_ changed: Observation.Seen?, change: Int) {
        guard let changed else { return }
        uncalled.subtract(
            members { position in
                (changed.values[position + Probe.restOffset] ?? changed.values[position]).map { $0.text != "0" }
                    ?? false
            })
        let thrownLook = probe.looks.firstIndex { $0.about == .thrown }
        let error = thrownLook.flatMap { changed.values[$0] }
        let now = error?.kind == .null ? nil : error
        if !changed.isComplete || now?.digest != thrown?.digest { endedBy.insert(change) }
        // A test that is left by an error does not get to its expectations.
        guard changed.isComplete, thrown != nil || now == nil else { return }
        for index in expectations.indices where fails(expectations[index], changed) {
            expectations[index].notices.insert(change)
        }
    }

    /// Drops what further runs saw otherwise.
    ///
    /// - Returns: Whether the test came to the same end each time.
    package mutating func drop(unlike again: [Observation.Seen]) -> Bool {
        let end = probe.looks.firstIndex { $0.about == .thrown }
        let isSame = again.allSatisfy { seen in
            seen.isComplete && end.map { seen.values[$0]?.digest == self.seen.values[$0]?.digest } ?? true
        }
        expectations = expectations.filter { expectation in !again.contains { fails(expectation, $0) } }
        return isSame
    }

    private func fails(_ expectation: Expectation, _ changed: Observation.Seen) -> Bool {
        switch expectation.content {
        case .claim(let claim):
            guard let position = probe.looks.firstIndex(where: { $0.about == .claim(claim) }) else { return false }
            return changed.values[position]?.text != "true"
        case .observed(let observed):
            let before = seen.values[observed.look]?.shown(at: observed.path)
            return changed.values[observed.look]?.shown(at: observed.path) != before
        }
    }
}
