// testgen:fingerprint 8dcbfa9020a592bd factory LoginPresenter
import Foundation
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
        _ dependencies: Dependencies = setupDependencies()
    ) -> LoginPresenter {
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

    static func createMockNote(
        id: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!,
        title: String = "Note title",
        body: String = "body",
        isPinned: Bool = false,
        editedAt: Date = Date(timeIntervalSince1970: 1_705_320_000)
    ) -> Note {
        Note(id: id, title: title, body: body, isPinned: isPinned, editedAt: editedAt)
    }

    static func createMockNotes(count: Int = 3) -> [Note] {
        (0..<count).map { index in
            createMockNote(id: UUID(uuidString: "00000000-0000-0000-0000-" + String(format: "%012d", index + 1))!)
        }
    }
}
