import Facts
import Suites

extension Probe {
    /// A test of what the probe arranged and did, which is not run: it runs into a trap.
    ///
    /// - Parameters:
    ///   - trap: The message of the trap, which is the reason.
    ///   - style: How the team names its tests.
    package func trapTest(_ trap: String, in style: SuiteStyle) -> SuitePlan.Test {
        var test = test
        if var name {
            name.effects = ["does not crash"]
            test = test.named(name, in: style)
        }
        let usesResult = test.assert.contains { $0.mentions("result") }
        test.act = test.act.map { statement in
            guard !usesResult, let (call, returns) = statement.actCall, returns, !statement.isThrowingAct else {
                return statement
            }
            var statement = statement
            statement.kind = .act(.assignment(.name("_"), call))
            return statement
        }
        test.traits.append(.disabled(trap))
        return test
    }
}
