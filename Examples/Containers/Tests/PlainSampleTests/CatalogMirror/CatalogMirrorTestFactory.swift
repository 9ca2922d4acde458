// testgen:fingerprint e5a3054ccbf52e7f factory CatalogMirror
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `CatalogMirror`.
enum CatalogMirrorTestFactory {
    /// The doubles that stand for what `CatalogMirror` is injected with.
    struct Dependencies {
        let both: CatalogAndJournalMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let both = CatalogAndJournalMock()

        return Dependencies(
            both: both
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> CatalogMirror {
        return CatalogMirror(both: dependencies.both)
    }
}
// testgen:parts l9zk5nefo AE8QOY5oy gnddcPBvd 1XAjb218O -oXS1EMb6 Zd2eet4Xt
