// testgen:fingerprint ebbc8a375923a2e1 factory CatalogRouter
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `CatalogRouter`.
enum CatalogRouterTestFactory {
    /// The doubles that stand for what `CatalogRouter` is injected with.
    struct Dependencies {
        let catalogs: [String: CatalogMock]
        let journal: JournalMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let catalogs = ["Catalog": CatalogMock()]
        let journal = JournalMock()

        return Dependencies(
            catalogs: catalogs,
            journal: journal
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> CatalogRouter {
        return CatalogRouter(catalogs: dependencies.catalogs, journal: dependencies.journal)
    }
}
// testgen:parts l9zk5nefo FUEEyyVXw W6-z0kX2J eeECGSwXZ 4uLCFo-9t LtN6eEzth liBxXE6Y3
