import Behaviour
import Facts
import Project
import Suites

/// What came of verifying suites.
struct VerifyReport: Codable {
    /// What came of one suite.
    struct Suite: Codable {
        /// Why ways that a search arranged came to nothing, with how many did.
        var searched: [String: Int]
        var name: String
        /// All changes of its SUT's code.
        var changes: [Mutant]
        /// The changes its tests notice.
        var noticed: Set<Int> = []
        /// What was left out, with reasons.
        var leftOut: [LeftOut]
        /// What ran into traps, each with a test that shows it.
        var traps: [LeftOut] = []
        var tests = 0
        var disabled = 0
        var read = 0
        var observed = 0
        var cases: [Case] = []

        /// Counts what is handed over.
        mutating func finish(_ plan: SuitePlan, noticed: Set<Int>, dropped: [LeftOut]) {
            self.noticed = noticed.intersection(changes.map(\.number))
            leftOut += dropped
            let enabled = plan.tests.filter { !$0.isDisabled }
            tests = enabled.count
            disabled = plan.disabledCount
            cases = enabled.map(Case.init)
            observed = plan.expectations[.observed] ?? 0
            read = plan.expectations[.read] ?? 0
        }
    }

    /// A test that was left out.
    struct LeftOut: Codable {
        var what: String
        var reason: String
    }

    /// A test that is handed over, with how many of its expectations were read and observed.
    struct Case: Codable {
        var name: String
        var read: Int
        var observed: Int

        init(_ test: SuitePlan.Test) {
            name = test.title ?? test.function
            read = test.expectations[.read] ?? 0
            observed = test.expectations[.observed] ?? 0
        }
    }

    var suites: [Suite] = []

    /// The table for a person.
    var table: String {
        suites.map { suite in
            let share = suite.changes.isEmpty ? 100 : suite.noticed.count * 100 / suite.changes.count
            var lines = [
                suite.name,
                "  tests: \(suite.tests)" + (suite.disabled > 0 ? ", \(suite.disabled) wait for a person" : ""),
                "  expectations: \(suite.read) read, \(suite.observed) observed",
                "  changes noticed: \(suite.noticed.count) of \(suite.changes.count) (\(share) %)",
            ]
            lines += suite.changes.filter { !suite.noticed.contains($0.number) }.map { change in
                "  not noticed: \(Path.name(change.location.file)):\(change.location.line) \(change.kind.rawValue) "
                    + change.code.prefix(70)
            }
            lines += suite.traps.map { "  crashes: \($0.what): \($0.reason)" }
            lines += suite.leftOut.map { "  left out: \($0.what): \($0.reason)" }
            lines += suite.searched.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(6).map {
                "  tried in vain: \($0.value): \($0.key)"
            }
            return lines.joined(separator: "\n") + "\n"
        }.joined()
    }
}
