// testgen:fingerprint 321ae8ab2b03ec31 suite LoginViewController
import Foundation
import Testing
@testable import Screens

@Suite("LoginViewController")
@MainActor
struct LoginViewControllerTests {
    @Suite("View did load")
    @MainActor
    struct ViewDidLoad {
        @Test("viewDidLoad sets errorLabel.isHidden and sets signInButton.isEnabled")
        func viewDidLoadSetsErrorLabelIsHiddenAndSetsSignInButtonIsEnabled() {
            // MARK: - Arrange
            let deps = LoginViewControllerTestFactory.setupDependencies()
            let sut = LoginViewControllerTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.loadViewIfNeeded()

            // MARK: - Assert
            #expect(sut.errorLabel.isHidden)
            #expect(sut.signInButton.isEnabled)
        }
    }

    @Suite("Sign in")
    @MainActor
    struct SignIn {
        @Test("signIn calls signIn and showHome")
        func signInCallsSignInAndShowHome() async {
            // MARK: - Arrange
            let deps = LoginViewControllerTestFactory.setupDependencies()
            let account = LoginViewControllerTestFactory.createMockAccount()
            deps.service.signInReturnValue = account
            let sut = LoginViewControllerTestFactory.makeSUT(deps)
            sut.loadViewIfNeeded()
            var isBusyDuringSignIn: Bool?
            deps.service.signInClosure = { _ in
                isBusyDuringSignIn = sut.isBusy
                return account
            }

            // MARK: - Act
            await sut.signIn(name: "name")

            // MARK: - Assert
            #expect(deps.service.signInCallsCount == 1)
            #expect(deps.service.signInReceivedName == "name")
            #expect(deps.router.showHomeCallsCount == 1)
            #expect(deps.router.showHomeReceivedAccount == account)
            #expect(!sut.isBusy)
            #expect(isBusyDuringSignIn == true)
        }

        @Test("signIn calls signIn and sets errorLabel.isHidden when signIn fails")
        func signInCallsSignInAndSetsErrorLabelIsHiddenWhenSignInFails() async {
            // MARK: - Arrange
            let deps = LoginViewControllerTestFactory.setupDependencies()
            let sut = LoginViewControllerTestFactory.makeSUT(deps)
            sut.loadViewIfNeeded()
            var isBusyDuringSignIn: Bool?
            let error = ScreenError.refused
            deps.service.signInClosure = { _ in
                isBusyDuringSignIn = sut.isBusy
                throw error
            }

            // MARK: - Act
            await sut.signIn(name: "name")

            // MARK: - Assert
            #expect(deps.service.signInCallsCount == 1)
            #expect(deps.service.signInReceivedName == "name")
            #expect(!sut.errorLabel.isHidden)
            #expect(sut.errorLabel.text == "That did not work.")
            #expect(!sut.isBusy)
            #expect(isBusyDuringSignIn == true)
            #expect(deps.router.showHomeCallsCount == 0)
        }

        @Test("signIn sets errorLabel.isHidden and sets errorLabel.text when name is empty")
        func signInSetsErrorLabelIsHiddenAndSetsErrorLabelTextWhenNameIsEmpty() async {
            // MARK: - Arrange
            let deps = LoginViewControllerTestFactory.setupDependencies()
            let sut = LoginViewControllerTestFactory.makeSUT(deps)
            sut.loadViewIfNeeded()

            // MARK: - Act
            await sut.signIn(name: "")

            // MARK: - Assert
            #expect(!sut.errorLabel.isHidden)
            #expect(sut.errorLabel.text == "Who are you?")
            #expect(deps.service.signInCallsCount == 0)
            #expect(deps.router.showHomeCallsCount == 0)
        }
    }

    @Suite("Help tapped")
    @MainActor
    struct HelpTapped {
        @Test("helpTapped calls showHelp")
        func helpTappedCallsShowHelp() {
            // MARK: - Arrange
            let deps = LoginViewControllerTestFactory.setupDependencies()
            let sut = LoginViewControllerTestFactory.makeSUT(deps)
            sut.loadViewIfNeeded()
            let sender = "sender" as Any

            // MARK: - Act
            sut.helpTapped(sender)

            // MARK: - Assert
            #expect(deps.router.showHelpCallsCount == 1)
        }
    }

    @Suite("View")
    @MainActor
    struct View {
        @Test("view connects its outlets")
        func viewConnectsItsOutlets() {
            // MARK: - Arrange
            let deps = LoginViewControllerTestFactory.setupDependencies()
            let sut = LoginViewControllerTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.loadViewIfNeeded()

            // MARK: - Assert
            #expect(sut.nameField != nil)
            #expect(sut.errorLabel != nil)
            #expect(sut.signInButton != nil)
        }
    }

    @Suite("Router")
    @MainActor
    struct RouterTests {
        @Test("router is the object that was set")
        func routerIsTheObjectThatWasSet() {
            // MARK: - Arrange
            let deps = LoginViewControllerTestFactory.setupDependencies()

            // MARK: - Act
            let sut = LoginViewControllerTestFactory.makeSUT(deps)

            // MARK: - Assert
            #expect(sut.router === deps.router)
        }

        @Test("router is not kept alive")
        func routerIsNotKeptAlive() {
            // MARK: - Arrange
            let deps = LoginViewControllerTestFactory.setupDependencies()
            let sut = LoginViewControllerTestFactory.makeSUT(deps)
            var router: RouterMock? = RouterMock()
            sut.router = router

            // MARK: - Act
            router = nil

            // MARK: - Assert
            #expect(sut.router == nil)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm z7jf3YN9D arlWJuR0c GPKXsZwCp 2plzf0XSC 84m7ZYRGU z4OWAVlzG iNXkf4Ka4 Z3AeQb_vc
// testgen:parts hcjLBlMND hIMMiTZTj wWKovPg3_ YcBeAqmY0 B0q5_pzVe aPBUste6k BgiqMy3nJ
