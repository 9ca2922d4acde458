// testgen:fingerprint d4dc3160f97b4789 factory BasketStore
@testable import App

/// Doubles, registrations and mock data for the tests of `BasketStore`.
enum BasketStoreTestFactory {
    /// The doubles that stand for what `BasketStore` is injected with.
    struct Dependencies {
        let storage: BasketStorageMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let storage = BasketStorageMock()

        return Dependencies(
            storage: storage
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies(),
        limit: Int = 20
    ) -> BasketStore {
        return BasketStore(storage: dependencies.storage, limit: limit)
    }
}
// testgen:parts Re9aRNa0n zDq72vuhw U4wbJJPJd CGpTIVtRG yKNtZW2MA DANh7XETL
