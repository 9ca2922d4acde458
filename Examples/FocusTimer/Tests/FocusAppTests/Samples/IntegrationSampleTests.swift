// testgen:fingerprint 16f88eab14a905ba
import Testing
@testable import FocusApp

@Suite("Sample of the integration tier", .tags(.integration))
@MainActor
struct IntegrationSampleTests {
    @Test("A saved Session is gone when all data is cleared")
    func savedModelIsCleared() throws {
        // MARK: - Arrange
        let environment = TestEnvironment()
        let model = MockDataBuilder.makeSession()
        try environment.sessions.save(model)

        // MARK: - Act
        environment.clearAllData()

        // MARK: - Assert
        #expect(try environment.sessions.fetch(model.id) == nil)
    }
}
