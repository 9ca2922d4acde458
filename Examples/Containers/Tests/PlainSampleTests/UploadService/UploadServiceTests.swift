// testgen:fingerprint b2242654674d5aa4 suite UploadService
import Foundation
import Testing
@testable import PlainSample

@Suite("UploadService")
struct UploadServiceTests {
    @Suite("Send")
    struct Send {
        @Test("send calls upload and sets count when online")
        func sendCallsUploadAndSetsCountWhenOnline() async throws {
            // MARK: - Arrange
            let deps = UploadServiceTestFactory.setupDependencies()
            deps.settings.underlyingIsOnline = true
            let sut = UploadServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            try await sut.send("text")

            // MARK: - Assert
            #expect(deps.uploading.uploadCallsCount == 1)
            #expect(deps.uploading.uploadReceivedText == "text")
            #expect(sut.count == 1)
        }

        @Test("send throws what upload throws when upload fails and online")
        func sendThrowsWhatUploadThrowsWhenUploadFailsAndOnline() async {
            // MARK: - Arrange
            let deps = UploadServiceTestFactory.setupDependencies()
            deps.settings.underlyingIsOnline = true
            let error = AlbumError.offline
            deps.uploading.uploadThrowableError = error
            let sut = UploadServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            await #expect(throws: error) { try await sut.send("text") }

            // MARK: - Assert
            #expect(deps.uploading.uploadCallsCount == 1)
            #expect(deps.uploading.uploadReceivedText == "text")
        }

        @Test("send does not call upload when not online")
        func sendDoesNotCallUploadWhenNotOnline() async throws {
            // MARK: - Arrange
            let deps = UploadServiceTestFactory.setupDependencies()
            deps.settings.underlyingIsOnline = false
            let sut = UploadServiceTestFactory.makeSUT(deps)
            let text = "text"

            // MARK: - Act
            try await sut.send(text)

            // MARK: - Assert
            #expect(deps.uploading.uploadCallsCount == 0)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo 1zWYVPDvq 1no-toX1i pEJphF0Ut UcIlWHU85 wXSuHJndg
