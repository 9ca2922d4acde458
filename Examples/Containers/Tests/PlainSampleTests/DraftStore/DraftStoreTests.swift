// testgen:fingerprint ef8f23a1a482fd2b suite DraftStore
import Foundation
import Testing
@testable import PlainSample

@Suite("DraftStore")
struct DraftStoreTests {
    @Suite("Send")
    struct Send {
        @Test("send sets isSent")
        func sendSetsIsSent() async throws {
            // MARK: - Arrange
            let deps = DraftStoreTestFactory.setupDependencies()
            let sut = DraftStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            let text = "text"
            try await sut.send(text)

            // MARK: - Assert
            #expect(sut.isSent)
        }
    }
}
