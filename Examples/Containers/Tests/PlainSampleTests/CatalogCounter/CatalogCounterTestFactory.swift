// testgen:fingerprint 16cb27bcae17b0cb factory CatalogCounter
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `CatalogCounter`.
enum CatalogCounterTestFactory {
    /// The doubles that stand for what `CatalogCounter` is injected with.
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
    ) -> CatalogCounter {
        return CatalogCounter(catalog: dependencies.catalog)
    }
}
