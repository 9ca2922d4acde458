import Behaviour

extension VerifyReport {
    /// What is printed for programs.
    var output: some Encodable { Output(suites: suites.map(Output.Suite.init)) }

    private struct Output: Encodable {
        var suites: [Suite]

        struct Suite: Encodable {
            var name: String
            /// How many tests run.
            var tests: Int
            /// How many wait for a person.
            var disabled: Int
            /// How many changes of the code there are.
            var changes: Int
            /// How many of them the tests notice.
            var noticed: Int
            /// How many expectations were read out of the code, and how many observed when it ran.
            var expectations: Expectations
            var cases: [Case]
            var leftOut: [LeftOut]
            var crashes: [LeftOut]
            var unnoticed: [Change]

            init(_ suite: VerifyReport.Suite) {
                name = suite.name
                tests = suite.tests
                disabled = suite.disabled
                changes = suite.changes.count
                noticed = suite.noticed.count
                expectations = Expectations(read: suite.read, observed: suite.observed)
                cases = suite.cases
                leftOut = suite.leftOut
                crashes = suite.traps
                unnoticed = suite.changes.filter { !suite.noticed.contains($0.number) }.map(Change.init)
            }
        }

        struct Expectations: Encodable {
            var read: Int
            var observed: Int
        }

        struct Change: Encodable {
            var file: String
            var line: Int
            var kind: String
            var code: String

            init(_ mutant: Mutant) {
                file = mutant.location.file
                line = mutant.location.line
                kind = mutant.kind.rawValue
                code = mutant.code
            }
        }
    }
}
