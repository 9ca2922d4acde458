// testgen:fingerprint 602eb87491179c28 suite AccountPresenter
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
    }
}
