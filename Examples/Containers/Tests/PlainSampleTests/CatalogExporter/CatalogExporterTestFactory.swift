// testgen:fingerprint ff2b4d5640f93508 factory CatalogExporter
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `CatalogExporter`.
enum CatalogExporterTestFactory {
    /// The doubles that stand for what `CatalogExporter` is injected with.
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
        _ dependencies: Dependencies = setupDependencies()
    ) -> CatalogExporter {
        return CatalogExporter(services: (catalog: dependencies.catalog, journal: dependencies.journal))
    }
}
