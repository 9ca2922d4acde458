// testgen:fingerprint 8a1713564d84a4f8 factory CatalogExporter
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
// testgen:parts l9zk5nefo tEjP4QPnq YXhcNIW_m wDXQyPYW1 kuprFo-9t 79XCggPub 2mmQByamG
