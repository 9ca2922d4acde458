// testgen:fingerprint 03bcaf175107dc3b
import Testing
@testable import FocusApp

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
