// testgen:fingerprint 611522e0932d918c factory StampService
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
