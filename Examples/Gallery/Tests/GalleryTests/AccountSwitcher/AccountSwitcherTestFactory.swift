// testgen:fingerprint 425af84f6b8ff239 factory AccountSwitcher
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `AccountSwitcher`.
enum AccountSwitcherTestFactory {
    /// The doubles that stand for what `AccountSwitcher` is injected with.
    struct Dependencies {
        let directory: AccountDirectoryMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let directory = AccountDirectoryMock()

        return Dependencies(
            directory: directory
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> AccountSwitcher {
        let dependencies = dependencies ?? setupDependencies()
        return AccountSwitcher(directory: dependencies.directory)
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
// testgen:parts Nlfgu7dRd rOGR2c2gR kyfSjz0VA m1up3HDNI IPPGm4yjD GfpuZxr5t pz-U-J-34 Z3EBKsgsX
