import Facts
import Suites

/// The tests worth keeping: together they notice every change that any probe notices, with as few that were searched for,
/// and as few expectations, as that takes. Two that were read become one where they notice the same changes.
package struct Choice {
    /// A test that is kept, with its expectations.
    package struct Kept {
        /// What is known of it.
        package var evidence: ProbeEvidence
        /// The expectations that are kept.
        package var expectations: [ProbeEvidence.Expectation]
        /// The changes it notices with them.
        package var notices: Set<Int>
    }

    /// The tests, in the order of the probes.
    package var kept: [Kept]

    /// Chooses among probes.
    package init(_ all: [ProbeEvidence]) {
        var covered: Set<Int> = []
        var chosen: [ProbeEvidence] = []
        var rest = all.filter { !$0.notices.isEmpty && (!$0.isWatching || $0.witness != nil) }
        while let best = rest.indices.max(by: { Self.isWorse(rest[$0], rest[$1], covered) }) {
            guard !rest[best].notices.isSubset(of: covered) else { break }
            covered.formUnion(rest[best].notices)
            chosen.append(rest.remove(at: best))
        }
        let read = Self.read(rest, beside: chosen)
        chosen += read
        rest.removeAll { evidence in read.contains { $0.probe.number == evidence.probe.number } }
        chosen += Self.others(rest, beside: chosen)
        var noticing: [Int: Int] = [:]
        for change in all.flatMap(\.notices) { noticing[change, default: 0] += 1 }
        kept = chosen.sorted { $0.probe.number < $1.probe.number }.map { Self.expectations($0, noticing: noticing) }
        expectEachOnce()
    }

    /// Expects once, somewhere, what each member of a double was told and each property shows, also where that notices no
    /// further change: the changes that are planted are not all there are.
    private mutating func expectEachOnce() {
        var told = Set(kept.flatMap { one in one.expectations.compactMap { $0.subject(in: one.evidence.probe.test) } })
        for index in kept.indices {
            let evidence = kept[index].evidence
            for expectation in evidence.expectations where expectation.isWorthOne {
                guard let subject = expectation.subject(in: evidence.probe.test),
                    subject.wholes.allSatisfy({ !told.contains($0) }), told.insert(subject).inserted
                else { continue }
                kept[index].expectations.append(expectation)
            }
            kept[index].expectations.sort { $0.about.rank < $1.about.rank }
        }
    }

    /// Tests that were read, and notice other changes than any that is kept: each is for something, and the changes that are
    /// planted are not all there are.
    private static func read(_ rest: [ProbeEvidence], beside chosen: [ProbeEvidence]) -> [ProbeEvidence] {
        var known = Set(chosen.map(\.notices))
        return rest.filter { $0.isRead && known.insert($0.notices).inserted }
    }

    /// How many tests of a nested suite are kept for what they show besides the changes they notice.
    private static let othersInGroup = 2

    /// Tests that notice nothing more, but show the SUT where no other test does: another value of what it shows,
    /// returns or hands on. The changes that are planted are not all there are.
    private static func others(_ rest: [ProbeEvidence], beside chosen: [ProbeEvidence]) -> [ProbeEvidence] {
        var shown = Set(chosen.flatMap(\.shown))
        var counts: [String: Int] = [:]
        var others: [ProbeEvidence] = []
        let ordered = rest.sorted { left, right in
            let sizes = (left.probe.test.arrange.count, right.probe.test.arrange.count)
            return sizes.0 == sizes.1 ? left.probe.number < right.probe.number : sizes.0 < sizes.1
        }
        for evidence in ordered where counts[evidence.probe.group.name, default: 0] < othersInGroup {
            guard !evidence.shown.isSubset(of: shown) else { continue }
            shown.formUnion(evidence.shown)
            counts[evidence.probe.group.name, default: 0] += 1
            others.append(evidence)
        }
        return others
    }

    /// Whether a probe adds less than another: fewer new changes, or the same by a stranger test.
    private static func isWorse(_ left: ProbeEvidence, _ right: ProbeEvidence, _ covered: Set<Int>) -> Bool {
        func merit(_ evidence: ProbeEvidence) -> Int {
            let new = evidence.notices.subtracting(covered).count
            // What was read says what the code is for; it is kept as long as it adds anything.
            return new == 0 ? 0 : new * 4 + (evidence.isRead ? 1_000 : 0) - min(evidence.probe.test.arrange.count, 3)
        }
        let (first, second) = (merit(left), merit(right))
        return first == second ? left.probe.number > right.probe.number : first < second
    }

    /// How many expectations a test has where it has more to show than the planted changes ask for; one more where that
    /// is another part of a value.
    private static let fewest = 4

    /// The fewest expectations that notice what a test can notice; claims that were read stay if they notice anything.
    ///
    /// - Parameter noticing: How many tests notice each change: what few others show says more of what the test does.
    private static func expectations(_ evidence: ProbeEvidence, noticing: [Int: Int]) -> Kept {
        var kept = evidence.expectations.filter { expectation in
            if case .claim = expectation.content { return !expectation.notices.isEmpty }
            return expectation == evidence.witness
        }
        let claimed = kept.compactMap { $0.condition(in: evidence.probe.test) }
        var covered = kept.reduce(evidence.endedBy) { $0.union($1.notices) }
        var rest = evidence.expectations.filter { expectation in
            if case .observed = expectation.content {
                return !expectation.notices.isEmpty && !kept.contains(expectation)
                    && !claimed.contains { $0 == expectation.condition(in: evidence.probe.test) }
            }
            return false
        }
        while let best = rest.indices.max(by: { left, right in
            let (first, second) = (rest[left], rest[right])
            let gain = (first.notices.subtracting(covered).count, second.notices.subtracting(covered).count)
            return gain.0 == gain.1 ? first.about.rank > second.about.rank : gain.0 < gain.1
        }) {
            let expectation = rest.remove(at: best)
            guard !expectation.notices.isSubset(of: covered) else { break }
            covered.formUnion(expectation.notices)
            kept.append(expectation)
        }
        func commonness(_ expectation: ProbeEvidence.Expectation) -> Int {
            expectation.notices.map { noticing[$0] ?? 0 }.min() ?? 0
        }
        let others = rest.enumerated().sorted { left, right in
            (commonness(left.element), left.offset) < (commonness(right.element), right.offset)
        }.map(\.element)
        for expectation in others where kept.count < fewest && !kept.contains(where: { $0.about == expectation.about })
        {
            kept.append(expectation)
        }
        for expectation in rest where kept.count <= fewest && expectation.isOfPart && !kept.contains(expectation) {
            kept.append(expectation)
        }
        kept.sort { $0.about.rank < $1.about.rank }
        return Kept(evidence: evidence, expectations: kept, notices: covered)
    }
}

extension ProbeEvidence {
    /// Whether it was read, and all of it holds.
    fileprivate var isRead: Bool { !probe.isSearched && wrongClaims.isEmpty }

    /// What it expects of the SUT while a method of a double is under way: a test that looks there has to say what it
    /// sees.
    fileprivate var witness: Expectation? { expectations.first { $0.about.isUnderWay && !$0.notices.isEmpty } }

    /// Whether it looks at the SUT while a method of a double is under way.
    fileprivate var isWatching: Bool { probe.looks.contains { $0.about.isUnderWay } }

    /// What it shows from outside that some change of the code would make different.
    fileprivate var shown: Set<Expectation.Shown> {
        Set(
            expectations.compactMap { expectation in
                guard case .observed(let observed) = expectation.content, !expectation.notices.isEmpty,
                    expectation.about.rank < Look.About.callsRank
                else { return nil }
                return Expectation.Shown(about: expectation.about, assertion: observed.assertion)
            })
    }
}

extension Code.Expression {
    /// What it is a part of: `deps.store.saved` for `deps.store.saved?.title`.
    fileprivate var wholes: [Code.Expression] {
        switch self {
        case .member(let whole?, _), .chained(let whole), .cast(let whole, _, _): [whole] + whole.wholes
        default: []
        }
    }
}

extension Look.About {
    fileprivate var isUnderWay: Bool { if case .underWay = self { true } else { false } }
}

extension ProbeEvidence.Expectation {
    /// What is expected, as a condition.
    fileprivate func condition(in test: SuitePlan.Test) -> Code.Expression? { assertion(in: test)?.condition }

    private func assertion(in test: SuitePlan.Test) -> Assertion? {
        switch content {
        case .observed(let observed): return observed.assertion
        case .claim(let position):
            guard case .expect(let assertion) = test.assert[position].kind else { return nil }
            return assertion
        }
    }

    /// What is expected to be something; `nil` where it is expected to be nothing.
    fileprivate func subject(in test: SuitePlan.Test) -> Code.Expression? {
        guard let assertion = assertion(in: test) else { return nil }
        if case .equal(_, .null) = assertion { return nil }
        return assertion.subject
    }

    /// Whether it says what a double was told or a property shows, as a whole or side by side with others.
    fileprivate var isWorthOne: Bool {
        guard case .observed(let observed) = content, !notices.isEmpty, observed.path.count < 2,
            observed.path.last != .count
        else { return false }
        switch about {
        case .received, .setting, .state: return true
        default: return false
        }
    }

    /// Whether it is about a part of a value of its own, rather than how many there are.
    fileprivate var isOfPart: Bool {
        guard case .observed(let observed) = content else { return false }
        return observed.path.last != .count && !observed.path.isEmpty
    }

    /// A value of what is looked at.
    fileprivate struct Shown: Hashable {
        var about: Look.About
        var assertion: Assertion
    }
}
