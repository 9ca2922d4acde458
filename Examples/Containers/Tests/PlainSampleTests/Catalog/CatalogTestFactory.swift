// testgen:fingerprint 8ef2f4c9d3b94ff7 factory CatalogViewModel
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `CatalogViewModel`.
enum CatalogTestFactory {
    /// The doubles that stand for what `CatalogViewModel` is injected with.
    struct Dependencies {
        let catalog: CatalogMock
        let journal: JournalMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let catalog = CatalogMock()
        let journal = JournalMock()

        return Dependencies(
            catalog: catalog,
            journal: journal
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies(),
        limit: Int = 20
    ) -> CatalogViewModel {
        return CatalogViewModel(catalog: dependencies.catalog, journal: dependencies.journal, limit: limit)
    }
}
// testgen:parts l9zk5nefo M5oF7olwg eVuGF66lr 8lGTyPYW1 9vx-Fo-9t BNElggPub aY_6xLs8I
