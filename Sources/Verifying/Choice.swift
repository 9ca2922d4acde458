import Facts

/// The tests worth keeping: together they notice every change that any probe notices, with as few tests and
/// expectations as that takes.
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
        var rest = all.filter { !$0.notices.isEmpty }
        while let best = rest.indices.max(by: { Self.isWorse(rest[$0], rest[$1], covered) }) {
            let evidence = rest.remove(at: best)
            let new = evidence.notices.subtracting(covered)
            guard !new.isEmpty else { break }
            covered.formUnion(new)
            chosen.append(evidence)
        }
        kept = chosen.sorted { $0.probe.number < $1.probe.number }.map(Self.expectations)
    }

    /// Whether a probe adds less than another: fewer new changes, or the same by a stranger test.
    private static func isWorse(_ left: ProbeEvidence, _ right: ProbeEvidence, _ covered: Set<Int>) -> Bool {
        func merit(_ evidence: ProbeEvidence) -> Int {
            let new = evidence.notices.subtracting(covered).count
            // What was read says what the code is for; it is kept as long as it adds anything.
            let isRead = !evidence.probe.isSearched && evidence.wrongClaims.isEmpty
            return new == 0 ? 0 : new * 4 + (isRead ? 1_000 : 0) - min(evidence.probe.test.arrange.count, 3)
        }
        let (first, second) = (merit(left), merit(right))
        return first == second ? left.probe.number > right.probe.number : first < second
    }

    /// The fewest expectations that notice what a test can notice; claims that were read stay if they notice anything.
    private static func expectations(_ evidence: ProbeEvidence) -> Kept {
        var kept = evidence.expectations.filter { expectation in
            if case .claim = expectation.content { !expectation.notices.isEmpty } else { false }
        }
        var covered = kept.reduce(evidence.endedBy) { $0.union($1.notices) }
        var rest = evidence.expectations.filter { expectation in
            if case .observed = expectation.content { !expectation.notices.isEmpty } else { false }
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
        kept.sort { $0.about.rank < $1.about.rank }
        return Kept(evidence: evidence, expectations: kept, notices: covered)
    }
}
