// testgen:fingerprint bf98eb648485ee49 suite LoginPresenter
import Foundation
import Testing
@testable import Gallery

@Suite("LoginPresenter", .tags(.unit))
@MainActor
struct LoginPresenterTests {
    @Suite("Sign in")
    @MainActor
    struct SignIn {
        @Test("signIn calls showProgress, signIn, hideProgress, showWelcome and openHome when verified")
        func signInCallsShowProgressSignInHideProgressShowWelcomeAndOpenHomeWhenVerified() async {
            // MARK: - Arrange
            let deps = LoginPresenterTestFactory.setupDependencies()
            let account = LoginPresenterTestFactory.createMockAccount(name: "name 2", isVerified: true)
            deps.service.signInReturnValue = account
            let sut = LoginPresenterTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.signIn(name: "name", password: "password")

            // MARK: - Assert
            #expect(deps.view.showProgressCallsCount == 1)
            #expect(deps.service.signInCallsCount == 1)
            #expect(deps.service.signInReceivedArguments?.name == "name")
            #expect(deps.service.signInReceivedArguments?.password == "password")
            #expect(deps.view.hideProgressCallsCount == 1)
            #expect(deps.view.showWelcomeCallsCount == 1)
            #expect(deps.view.showWelcomeReceivedName == "name 2")
            #expect(deps.router.openHomeCallsCount == 1)
            #expect(deps.router.openHomeReceivedAccount == account)
            #expect(deps.router.openVerificationCallsCount == 0)
            #expect(deps.view.showCallsCount == 0)
        }

        @Test("signIn calls showProgress, signIn, hideProgress and openVerification when not verified")
        func signInCallsShowProgressSignInHideProgressAndOpenVerificationWhenNotVerified() async {
            // MARK: - Arrange
            let deps = LoginPresenterTestFactory.setupDependencies()
            let account = LoginPresenterTestFactory.createMockAccount(isVerified: false)
            deps.service.signInReturnValue = account
            let sut = LoginPresenterTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.signIn(name: "name", password: "password")

            // MARK: - Assert
            #expect(deps.view.showProgressCallsCount == 1)
            #expect(deps.service.signInCallsCount == 1)
            #expect(deps.service.signInReceivedArguments?.name == "name")
            #expect(deps.service.signInReceivedArguments?.password == "password")
            #expect(deps.view.hideProgressCallsCount == 1)
            #expect(deps.router.openVerificationCallsCount == 1)
            #expect(deps.view.showWelcomeCallsCount == 0)
            #expect(deps.router.openHomeCallsCount == 0)
        }

        @Test("signIn calls showProgress, signIn, hideProgress and show when signIn fails with offline")
        func signInCallsShowProgressSignInHideProgressAndShowWhenSignInFailsWithOffline() async {
            // MARK: - Arrange
            let deps = LoginPresenterTestFactory.setupDependencies()
            deps.service.signInThrowableError = GalleryError.offline
            let sut = LoginPresenterTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.signIn(name: "name", password: "password")

            // MARK: - Assert
            #expect(deps.view.showProgressCallsCount == 1)
            #expect(deps.service.signInCallsCount == 1)
            #expect(deps.service.signInReceivedArguments?.name == "name")
            #expect(deps.service.signInReceivedArguments?.password == "password")
            #expect(deps.view.hideProgressCallsCount == 1)
            #expect(deps.view.showCallsCount == 1)
            #expect(deps.view.showReceivedError == "You are offline.")
            #expect(deps.view.showWelcomeCallsCount == 0)
            #expect(deps.router.openHomeCallsCount == 0)
        }

        @Test("signIn calls showProgress, signIn, hideProgress and show when signIn fails with notFound")
        func signInCallsShowProgressSignInHideProgressAndShowWhenSignInFailsWithNotFound() async {
            // MARK: - Arrange
            let deps = LoginPresenterTestFactory.setupDependencies()
            let error = GalleryError.notFound
            deps.service.signInThrowableError = error
            let sut = LoginPresenterTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.signIn(name: "name", password: "password")

            // MARK: - Assert
            #expect(deps.view.showProgressCallsCount == 1)
            #expect(deps.service.signInCallsCount == 1)
            #expect(deps.service.signInReceivedArguments?.name == "name")
            #expect(deps.service.signInReceivedArguments?.password == "password")
            #expect(deps.view.hideProgressCallsCount == 1)
            #expect(deps.view.showCallsCount == 1)
            #expect(deps.view.showReceivedError == "Something went wrong.")
            #expect(deps.view.showWelcomeCallsCount == 0)
            #expect(deps.router.openHomeCallsCount == 0)
        }

        @Test("signIn calls show when password is empty")
        func signInCallsShowWhenPasswordIsEmpty() async {
            // MARK: - Arrange
            let deps = LoginPresenterTestFactory.setupDependencies()
            let sut = LoginPresenterTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.signIn(name: "name", password: "")

            // MARK: - Assert
            #expect(deps.view.showCallsCount == 1)
            #expect(deps.view.showReceivedError == "Enter your name and password.")
            #expect(deps.view.showProgressCallsCount == 0)
            #expect(deps.service.signInCallsCount == 0)
        }

        @Test("signIn calls show when name is empty")
        func signInCallsShowWhenNameIsEmpty() async {
            // MARK: - Arrange
            let deps = LoginPresenterTestFactory.setupDependencies()
            let sut = LoginPresenterTestFactory.makeSUT(deps)
            let password = "password"

            // MARK: - Act
            await sut.signIn(name: "", password: password)

            // MARK: - Assert
            #expect(deps.view.showCallsCount == 1)
            #expect(deps.view.showReceivedError == "Enter your name and password.")
            #expect(deps.view.showProgressCallsCount == 0)
            #expect(deps.service.signInCallsCount == 0)
        }
    }

    @Suite("View")
    @MainActor
    struct View {
        @Test("view is the object that was set")
        func viewIsTheObjectThatWasSet() {
            // MARK: - Arrange
            let deps = LoginPresenterTestFactory.setupDependencies()

            // MARK: - Act
            let sut = LoginPresenterTestFactory.makeSUT(deps)

            // MARK: - Assert
            #expect(sut.view === deps.view)
        }

        @Test("view is not kept alive")
        func viewIsNotKeptAlive() {
            // MARK: - Arrange
            let deps = LoginPresenterTestFactory.setupDependencies()
            let sut = LoginPresenterTestFactory.makeSUT(deps)
            var view: LoginViewMock? = LoginViewMock()
            sut.view = view

            // MARK: - Act
            view = nil

            // MARK: - Assert
            #expect(sut.view == nil)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd TUB6ZRqsR fOsKZYRGU 9ZDbNcdev WlNnY1aRc o4VAP1yWm GnCYzJuoN a9NBLY-po
// testgen:parts x2qa5BHg7 B7wyvPg3_ RgHq5W1Ak jzuyeqRNg
