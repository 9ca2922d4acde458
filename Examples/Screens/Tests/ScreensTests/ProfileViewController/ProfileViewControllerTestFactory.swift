// testgen:fingerprint c98c7de8f4230665 factory ProfileViewController
import Foundation
import UIKit
@testable import Screens

/// Doubles, registrations and mock data for the tests of `ProfileViewController`.
enum ProfileViewControllerTestFactory {
    /// The doubles that stand for what `ProfileViewController` is injected with.
    struct Dependencies {
        let follows: FollowServiceMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let follows = FollowServiceMock()

        return Dependencies(
            follows: follows
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> ProfileViewController {
        let dependencies = dependencies ?? setupDependencies()
        let sut = ProfileViewController(
            nibName: "ProfileViewController", bundle: Bundle(for: ProfileViewController.self))
        sut.follows = dependencies.follows
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
// testgen:parts qxkweZMJ9 HgUJRXYRI z7jf3YN9D bFBIwq9Yv rEXDAZSPS 9wLoQK4iT oteQepBIx cXxNStWoN J_XhjKJP1 LKuRKsgsX
