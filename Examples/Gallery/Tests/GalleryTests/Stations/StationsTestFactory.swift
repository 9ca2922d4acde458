// testgen:fingerprint 9682d35794b7682e factory StationsViewModel
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

    // MARK: - Mock data

    static func createMockStation(id: Int = 1, name: String = "Station name") -> Station {
        Station(id: id, name: name)
    }

    static func createMockStations(count: Int = 3) -> [Station] {
        (0..<count).map { index in
            createMockStation(id: index + 1)
        }
    }
}
