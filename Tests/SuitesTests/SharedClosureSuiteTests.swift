import Testing

@testable import Suites

/// What is expected of a double that a closure of a global value returns.
@Suite struct SharedClosureSuiteTests {
    @Test func whatIsReturnedIsLookedAt() throws {
        let source = """
            var World = Surroundings()
            struct Surroundings { var harbour: (String) -> Harbour? = { _ in nil } }
            protocol Harbour: Sendable { func moor(_ places: Int) }
            final class Skipper {
                func land() {
                    guard let harbour = World.harbour("north") else { return }
                    harbour.moor(2)
                }
            }
            """
        let suite = try plannedSuite("Skipper", in: source)
        #expect(suite.lines.contains("#expect(deps.harbour.moorReceivedPlaces == 2)"))
    }
}
