// testgen:fingerprint f8d67dde81e079cb factory CatalogCounter
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
// testgen:parts l9zk5nefo j_6CV_DeA H6mxY809u zVdSyPYW1 3u9IC-43b BVG0NMOA4
