// testgen:fingerprint 61cc8283bad88b4f
import Testing
@testable import Domain

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
