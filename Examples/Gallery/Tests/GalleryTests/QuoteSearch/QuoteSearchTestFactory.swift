// testgen:fingerprint 77cfad32643ac1bc factory QuoteSearch
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `QuoteSearch`.
enum QuoteSearchTestFactory {
    /// The doubles that stand for what `QuoteSearch` is injected with.
    struct Dependencies {
        let source: QuoteSourceMock
        let clock: ManualClock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let source = QuoteSourceMock()
        let clock = ManualClock()

        return Dependencies(
            source: source,
            clock: clock
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> QuoteSearch {
        let dependencies = dependencies ?? setupDependencies()
        return QuoteSearch(source: dependencies.source, clock: dependencies.clock)
    }
}
// testgen:parts Nlfgu7dRd h20P2I07G fUS6mKqCg Z0sTM2Jcz VlY1hq-Bn nwQAUtVLD V0u63B2hc
