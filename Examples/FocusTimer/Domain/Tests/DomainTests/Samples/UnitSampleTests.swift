// testgen:fingerprint aaeb37a3e3da5c06
import Testing
@testable import Domain

@Suite("Sample of the unit tier", .tags(.unit))
struct UnitSampleTests {
    @Test("A builder makes the same Session every time")
    func builderIsDeterministic() {
        // MARK: - Arrange
        let first = MockDataBuilder.makeSession()

        // MARK: - Act
        let second = MockDataBuilder.makeSession()

        // MARK: - Assert
        #expect(first == second)
    }
}
