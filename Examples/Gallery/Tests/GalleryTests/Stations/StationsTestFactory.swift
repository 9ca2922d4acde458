// testgen:fingerprint 2ee16879eb526398 factory StationsViewModel
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
// testgen:parts Nlfgu7dRd HPhrJ2_0q i_jHNNUw2 9iBQXOQzH nH4yfaFC_ mWOr797TV fmwZJ3qzx 6VN0vyfT_
