// testgen:fingerprint a94dc14650c0a991 suite Walker
import Foundation
import Testing
@testable import PlainSample

@Suite("Walker")
struct WalkerTests {
    @Suite("Restart")
    struct Restart {
        @Test("restart calls mark")
        func restartCallsMark() {
            // MARK: - Arrange
            let deps = WalkerTestFactory.setupDependencies()
            let sut = WalkerTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.restart(at: "word")

            // MARK: - Assert
            #expect(deps.trail.markCallsCount == 2)
            #expect(deps.trail.markReceivedWord == "word")
            #expect((deps.trail.markReceivedInvocations.first ?? nil) == nil)
        }
    }

    @Suite("Pause")
    struct Pause {
        @Test("pause calls mark")
        func pauseCallsMark() {
            // MARK: - Arrange
            let deps = WalkerTestFactory.setupDependencies()
            let sut = WalkerTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.pause(at: "word")

            // MARK: - Assert
            #expect(deps.trail.markCallsCount == 3)
            #expect(deps.trail.markReceivedWord == "end")
            #expect((deps.trail.markReceivedInvocations.first ?? nil) == "word")
            #expect((deps.trail.markReceivedInvocations.dropFirst(1).first ?? nil) == nil)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo G9sGHf2X8 0KoEWxF4W e7LVtqdjH GnEQScrDg 9BS1dTfa0
