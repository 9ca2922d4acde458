// testgen:fingerprint 5cf593fe1c603dab suite DraftStore
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
            let text = "text"

            // MARK: - Act
            try await sut.send(text)

            // MARK: - Assert
            #expect(sut.isSent)
        }
    }
}
