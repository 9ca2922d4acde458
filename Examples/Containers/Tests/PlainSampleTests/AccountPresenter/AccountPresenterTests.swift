// testgen:fingerprint b675d869d9828bd9 suite AccountPresenter
import Foundation
import Testing
@testable import PlainSample

@Suite("AccountPresenter")
struct AccountPresenterTests {
    @Suite("Sign in")
    struct SignIn {
        @Test("signIn calls token and sets token")
        func signInCallsTokenAndSetsToken() {
            // MARK: - Arrange
            let deps = AccountPresenterTestFactory.setupDependencies()
            deps.settings.underlyingIsOnline = false
            deps.keychain.tokenReturnValue = "token"
            let sut = AccountPresenterTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.signIn("user")

            // MARK: - Assert
            #expect(deps.keychain.tokenCallsCount == 1)
            #expect(deps.keychain.tokenReceivedUser == "user")
            #expect(sut.token == "token")
            #expect(sut.isOffline)
        }

        @Test("signIn calls token and sets token when online")
        func signInCallsTokenAndSetsTokenWhenOnline() {
            // MARK: - Arrange
            let deps = AccountPresenterTestFactory.setupDependencies()
            deps.settings.underlyingIsOnline = true
            deps.keychain.tokenReturnValue = "token"
            let sut = AccountPresenterTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.signIn("user")

            // MARK: - Assert
            #expect(deps.keychain.tokenCallsCount == 1)
            #expect(deps.keychain.tokenReceivedUser == "user")
            #expect(sut.token == "token")
            #expect(!sut.isOffline)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo EFJzimbQk BIeObTVCl wVyIYDR5U o2PAFb9tF
