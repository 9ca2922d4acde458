// testgen:fingerprint 45e12437d355dbe8
import Testing
@testable import Watchlist

@Suite("Sample of the integration tier", .tags(.integration))
@MainActor
struct IntegrationSampleTests {
    @Test("A saved Show is gone when all data is cleared")
    func savedModelIsCleared() throws {
        // MARK: - Arrange
        let environment = TestEnvironment()
        let model = MockDataBuilder.makeShow()
        try environment.shows.save(model)

        // MARK: - Act
        environment.clearAllData()

        // MARK: - Assert
        #expect(try environment.shows.fetch(model.id) == nil)
    }
}
