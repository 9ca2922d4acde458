// testgen:fingerprint 28a37275f870c298 factory DepartureBoard
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `DepartureBoard`.
enum DepartureBoardTestFactory {
    /// The doubles that stand for what `DepartureBoard` is injected with.
    struct Dependencies {
        let feed: TrainFeedMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let feed = TrainFeedMock()

        return Dependencies(
            feed: feed
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> DepartureBoard {
        return DepartureBoard(feed: dependencies.feed)
    }
}
// testgen:parts Nlfgu7dRd cmS5isGH_ HB8oVMIL9 8nmDJmI66 H5O9cBITr pO5rUBVbV
