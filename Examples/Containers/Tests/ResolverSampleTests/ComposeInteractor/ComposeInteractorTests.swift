// testgen:fingerprint d1e49393a4a7e815 suite ComposeInteractor
import Foundation
import Testing
@testable import ResolverSample

@Suite(
    "ComposeInteractor", .serialized, .exclusiveContainer(reset: { ComposeInteractorTestFactory.resetDependencies() }))
@MainActor
struct ComposeInteractorTests {
    @Suite("Send")
    @MainActor
    struct Send {
        @Test("send throws what send throws when send fails and right")
        func sendThrowsWhatSendThrowsWhenSendFailsAndRight() {
            // MARK: - Arrange
            let deps = ComposeInteractorTestFactory.setupDependencies()
            deps.spelling.isRightReturnValue = true
            let error = TestError.expected
            deps.outbox.sendThrowableError = error
            let sut = ComposeInteractorTestFactory.makeSUT(deps)

            // MARK: - Act
            #expect(throws: error) { try sut.send("text") }

            // MARK: - Assert
            #expect(deps.spelling.isRightReceivedText == "text")
            #expect(deps.outbox.sendCallsCount == 1)
            #expect(deps.outbox.sendReceivedText == "text")
        }

        @Test("send calls isRight and sets isMisspelt when not right")
        func sendCallsIsRightAndSetsIsMisspeltWhenNotRight() throws {
            // MARK: - Arrange
            let deps = ComposeInteractorTestFactory.setupDependencies()
            deps.spelling.isRightReturnValue = false
            let sut = ComposeInteractorTestFactory.makeSUT(deps)

            // MARK: - Act
            try sut.send("text")

            // MARK: - Assert
            #expect(deps.spelling.isRightCallsCount == 1)
            #expect(deps.spelling.isRightReceivedText == "text")
            #expect(sut.isMisspelt)
            #expect(deps.outbox.sendCallsCount == 0)
        }

        @Test("send calls send and sets isSent when right")
        func sendCallsSendAndSetsIsSentWhenRight() throws {
            // MARK: - Arrange
            let deps = ComposeInteractorTestFactory.setupDependencies()
            deps.spelling.isRightReturnValue = true
            let sut = ComposeInteractorTestFactory.makeSUT(deps)

            // MARK: - Act
            try sut.send("text")

            // MARK: - Assert
            #expect(deps.spelling.isRightReceivedText == "text")
            #expect(deps.outbox.sendCallsCount == 1)
            #expect(deps.outbox.sendReceivedText == "text")
            #expect(sut.isSent)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm BElfi5pR0 8n9htzU4e kCbmYIVEi uBXlrSjOG 57xnhRDDL 7nNxbCOp9
