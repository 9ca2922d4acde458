// testgen:fingerprint 56792379db4a855a factory LoginPresenter
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `LoginPresenter`.
enum LoginPresenterTestFactory {
    /// The doubles that stand for what `LoginPresenter` is injected with.
    struct Dependencies {
        let service: AuthenticationServiceMock
        let router: LoginRouterMock
        let view: LoginViewMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let service = AuthenticationServiceMock()
        let router = LoginRouterMock()
        let view = LoginViewMock()

        // 2. Defaults, so that the SUT can be made
        service.signInReturnValue = createMockAccount()

        return Dependencies(
            service: service,
            router: router,
            view: view
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> LoginPresenter {
        let dependencies = dependencies ?? setupDependencies()
        let sut = LoginPresenter(service: dependencies.service, router: dependencies.router)
        sut.view = dependencies.view
        return sut
    }

    // MARK: - Mock data

    static func createMockAccount(
        id: String = "account-1",
        name: String = "Account name",
        isVerified: Bool = false
    ) -> Account {
        Account(id: id, name: name, isVerified: isVerified)
    }

    static func createMockAccounts(count: Int = 3) -> [Account] {
        (0..<count).map { index in
            createMockAccount(id: "account-\(index + 1)")
        }
    }
}
// testgen:parts Nlfgu7dRd FreLKLeGZ RE_23szE7 hIlIJiBrQ wiGsApGer viF0uwffj AF2I9K1VT imNokL5-I gVj--J-34 Ex_jKsgsX
