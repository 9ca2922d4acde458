// testgen:fingerprint efa65443a961543c factory ProfileViewModel
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `ProfileViewModel`.
enum ProfileTestFactory {
    /// The doubles that stand for what `ProfileViewModel` is injected with.
    struct Dependencies {
        let repository: ProfileRepositoryMock
        let coordinator: ProfileCoordinatorMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let repository = ProfileRepositoryMock()
        let coordinator = ProfileCoordinatorMock()

        // 2. Defaults, so that the SUT can be made
        repository.profileReturnValue = createMockAccount()
        repository.renameReturnValue = createMockAccount()

        return Dependencies(
            repository: repository,
            coordinator: coordinator
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil,
        userId: String = "user-1"
    ) -> ProfileViewModel {
        let dependencies = dependencies ?? setupDependencies()
        return ProfileViewModel(
            userId: userId, repository: dependencies.repository, coordinator: dependencies.coordinator)
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
// testgen:parts Nlfgu7dRd OwVi3GQ2- n6QD8hSip nSX18z7Ds fqNJBKn84 SpxGYUl4O TJWRCiaMC CYoC-J-34 JtiSKsgsX
