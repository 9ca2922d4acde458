// testgen:fingerprint ae41ad09d97d2529 factory LoginViewController
import Foundation
import UIKit
@testable import Screens

/// Doubles, registrations and mock data for the tests of `LoginViewController`.
enum LoginViewControllerTestFactory {
    /// The doubles that stand for what `LoginViewController` is injected with.
    struct Dependencies {
        let service: SignInServiceMock
        let router: RouterMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let service = SignInServiceMock()
        let router = RouterMock()

        // 2. Defaults, so that the SUT can be made
        service.signInReturnValue = createMockAccount()

        return Dependencies(
            service: service,
            router: router
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> LoginViewController {
        let dependencies = dependencies ?? setupDependencies()
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: LoginViewController.self))
        let sut = storyboard.instantiateViewController(withIdentifier: "Login") as! LoginViewController
        sut.service = dependencies.service
        sut.router = dependencies.router
        return sut
    }

    // MARK: - Mock data

    static func createMockAccount(id: String = "account-1", name: String = "Account name") -> Account {
        Account(id: id, name: name)
    }

    static func createMockAccounts(count: Int = 3) -> [Account] {
        (0..<count).map { index in
            createMockAccount(id: "account-\(index + 1)")
        }
    }
}
// testgen:parts qxkweZMJ9 HgUJRXYRI z7jf3YN9D ORIXzw5xN p-JENZ5sS 6nnhSPKgQ _12bMWo14 5wn4mPJoZ kc3tdB4D_ CQe9jKJP1
// testgen:parts CYKVKsgsX
