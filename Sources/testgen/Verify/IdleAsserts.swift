import Facts
import Running

/// Where an assert stands.
struct AssertPlace: Hashable, Comparable {
    var file: String
    var line: Int

    /// The place of an assert.
    init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// The place that an issue names; `nil` where it names none.
    init?(_ issue: TestIssue) {
        guard let file = issue.file, let line = issue.line else { return nil }
        self.init(file: file, line: line)
    }

    static func < (left: Self, right: Self) -> Bool { (left.file, left.line) < (right.file, right.line) }
}

/// The asserts of tests that hold whatever was changed in the code they get to: either nothing that they look at can
/// break, or they compare something with itself.
struct IdleAsserts {
    /// The places, in order.
    var places: [AssertPlace]
    /// How many asserts there are in tests that get to a change.
    var all: Int

    /// Finds them among what a proof that shows asserts came to.
    init(_ verdicts: [ProofRun.Verdict], _ finder: SuiteFinder) {
        let tests = Set(verdicts.filter { $0.status != .unreached }.flatMap(\.reached))
        let asserts = Set(
            tests.filter { !$0.isXCTest }.compactMap(finder.fact).flatMap { fact in
                fact.assertLines.map { AssertPlace(file: fact.location.file, line: $0) }
            })
        places = asserts.subtracting(verdicts.flatMap(\.failedAt)).sorted()
        all = asserts.count
    }
}
