// testgen:fingerprint 5c7dab128b75530f suite DraftStore
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
