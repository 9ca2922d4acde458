// testgen:fingerprint 1cca1d3ec7e8df0b factory TokenStore
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `TokenStore`.
enum TokenStoreTestFactory {
    /// The doubles that stand for what `TokenStore` is injected with.
    struct Dependencies {
        let storage: SecureStorageMock
        let client: TokenClientMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let storage = SecureStorageMock()
        let client = TokenClientMock()

        return Dependencies(
            storage: storage,
            client: client
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> TokenStore {
        return TokenStore(storage: dependencies.storage, client: dependencies.client)
    }
}
