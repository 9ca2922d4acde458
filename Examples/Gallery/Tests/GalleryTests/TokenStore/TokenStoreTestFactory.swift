// testgen:fingerprint 8f9c298017765a45 factory TokenStore
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
// testgen:parts Nlfgu7dRd 7BbFs_k3c QKHogtXvU IDAfnvMTi 7pnjOGaUX 93YRRRION K_aFECb-b
