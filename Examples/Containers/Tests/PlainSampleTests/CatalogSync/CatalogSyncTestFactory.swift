// testgen:fingerprint 47357f320c242ed5 factory CatalogSync
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `CatalogSync`.
enum CatalogSyncTestFactory {
    /// The doubles that stand for what `CatalogSync` is injected with.
    struct Dependencies {
        let source: CatalogMock
        let log: JournalMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let source = CatalogMock()
        let log = JournalMock()

        return Dependencies(
            source: source,
            log: log
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> CatalogSync<CatalogMock, JournalMock> {
        return CatalogSync<CatalogMock, JournalMock>(source: dependencies.source, log: dependencies.log)
    }
}
// testgen:parts l9zk5nefo 9_zsWnRR0 ITmJkCF3Z xlnRdpDS1 4vIyvSVAA STitursRX emJJMWbro
