// testgen:fingerprint 14301a11f4fbb42c factory RetryService
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `RetryService`.
enum RetryServiceTestFactory {
    /// The doubles that stand for what `RetryService` is injected with.
    struct Dependencies {
        let clock: ManualClock
        let catalog: CatalogMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let clock = ManualClock()
        let catalog = CatalogMock()

        return Dependencies(
            clock: clock,
            catalog: catalog
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> RetryService<ManualClock> {
        return RetryService<ManualClock>(clock: dependencies.clock, catalog: dependencies.catalog)
    }
}
// testgen:parts l9zk5nefo fsWDf8dD- iEK21ucwq s6KShq-Bn lSo6yPYW1 IVBoVPwmH YVmC4zmE8
