// testgen:fingerprint be57aab466befd6a
import Testing
@testable import Watchlist

@Suite("Sample of the unit tier", .tags(.unit))
struct UnitSampleTests {
    @Test("A builder makes the same FollowedShow every time")
    func builderIsDeterministic() {
        // MARK: - Arrange
        let first = MockDataBuilder.makeFollowedShow()

        // MARK: - Act
        let second = MockDataBuilder.makeFollowedShow()

        // MARK: - Assert
        #expect(first == second)
    }
}
