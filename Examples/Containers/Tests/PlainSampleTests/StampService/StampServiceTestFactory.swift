// testgen:fingerprint 799f11e5eaa82c1b factory StampService
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `StampService`.
enum StampServiceTestFactory {
    /// The doubles that stand for what `StampService` is injected with.
    struct Dependencies {
        let catalog: CatalogMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let catalog = CatalogMock()

        return Dependencies(
            catalog: catalog
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> StampService {
        return StampService(catalog: dependencies.catalog)
    }
}
// testgen:parts l9zk5nefo NAPCDy7aJ f1F3dUL5d jAgIyPYW1 Pr56C-43b RHy1Pb9lo
