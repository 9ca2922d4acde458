// testgen:fingerprint a66cbdfc88de5213 suite DraftStore
import Foundation
import Testing
@testable import PlainSample

@Suite("DraftStore")
struct DraftStoreTests {
    @Suite("Send")
    struct Send {
        @Test("send calls upload and sets isSent")
        func sendCallsUploadAndSetsIsSent() async throws {
            // MARK: - Arrange
            let deps = DraftStoreTestFactory.setupDependencies()
            let sut = DraftStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            try await sut.send("text")

            // MARK: - Assert
            #expect(deps.makeUploading.uploadCallsCount == 1)
            #expect(deps.makeUploading.uploadReceivedText == "text")
            #expect(sut.isSent)
        }

        @Test("send throws what upload throws when upload fails")
        func sendThrowsWhatUploadThrowsWhenUploadFails() async {
            // MARK: - Arrange
            let deps = DraftStoreTestFactory.setupDependencies()
            let error = AlbumError.offline
            deps.makeUploading.uploadThrowableError = error
            let sut = DraftStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            await #expect(throws: error) { try await sut.send("text") }

            // MARK: - Assert
            #expect(deps.makeUploading.uploadCallsCount == 1)
            #expect(deps.makeUploading.uploadReceivedText == "text")
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo LIPCaglVD XNontoX1i 9p-h8H76o qO-hQgBKy
