// testgen:fingerprint d831f512638d6f0e
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Sample of the emulator tier", .tags(.emulator), .requiresService(.emulator))
struct EmulatorSampleTests {
    @Test("The emulator answers")
    func answers() async throws {
        // MARK: - Arrange
        let session = URLSession(configuration: .ephemeral)

        // MARK: - Act
        let (_, response) = try await session.data(from: TestService.emulatorURL)

        // MARK: - Assert
        let answer = try #require(response as? HTTPURLResponse)
        #expect(answer.statusCode < 500)
    }
}
