// testgen:fingerprint 8f4fd6b2eee69fbf suite SessionManager
import Foundation
import Testing
@testable import PlainSample

@Suite("SessionManager")
struct SessionManagerTests {
    @Suite("Restore")
    struct Restore {
        @Test("restore calls token and sets isSignedIn")
        func restoreCallsTokenAndSetsIsSignedIn() {
            // MARK: - Arrange
            let deps = SessionManagerTestFactory.setupDependencies()
            let returnedToken = "token"
            deps.sourceKeychain.tokenReturnValue = returnedToken
            let sut = SessionManagerTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.restore()

            // MARK: - Assert
            #expect(deps.sourceKeychain.tokenCallsCount == 1)
            #expect(deps.sourceKeychain.tokenReceivedUser == "me")
            #expect(sut.isSignedIn)
        }

        @Test("restore calls token when token is nil")
        func restoreCallsTokenWhenTokenIsNil() {
            // MARK: - Arrange
            let deps = SessionManagerTestFactory.setupDependencies()
            deps.sourceKeychain.tokenReturnValue = nil
            let sut = SessionManagerTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.restore()

            // MARK: - Assert
            #expect(deps.sourceKeychain.tokenCallsCount == 1)
            #expect(deps.sourceKeychain.tokenReceivedUser == "me")
            #expect(!sut.isSignedIn)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo mjT7D-l74 kBGZ8mycj syPamB83w NCipRNig6
