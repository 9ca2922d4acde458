// testgen:fingerprint 129b5de868cf7c29 factory StationsViewModel
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `StationsViewModel`.
enum StationsTestFactory {
    /// The doubles that stand for what `StationsViewModel` is injected with.
    struct Dependencies {
        let finder: StationFindingMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let finder = StationFindingMock()

        return Dependencies(
            finder: finder
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> StationsViewModel {
        return StationsViewModel(finder: dependencies.finder)
    }
}
