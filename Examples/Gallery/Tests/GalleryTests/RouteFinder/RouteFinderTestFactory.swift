// testgen:fingerprint e03198debafd1427 factory RouteFinder
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `RouteFinder`.
enum RouteFinderTestFactory {
    /// The doubles that stand for what `RouteFinder` is injected with.
    struct Dependencies {
        let search: RouteSearchingMock
        let cancelling: CancellingMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let search = RouteSearchingMock()
        let cancelling = CancellingMock()

        // 2. Defaults, so that the SUT can be made
        search.routesReturnValue = cancelling

        return Dependencies(
            search: search,
            cancelling: cancelling
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies(),
        options: RouteFinder.Options = createMockRouteFinderOptions(),
        finished: @escaping RouteHandler = { _ in }
    ) -> RouteFinder {
        return RouteFinder(search: dependencies.search, options: options, finished: finished)
    }

    // MARK: - Mock data

    static func createMockRoute(name: String = "Route name", minutes: Int = 30) -> Route {
        Route(name: name, minutes: minutes)
    }

    static func createMockRoutes(count: Int = 3) -> [Route] {
        (0..<count).map { index in
            createMockRoute(name: "Route name \(index + 1)")
        }
    }

    static func createMockRouteFinderOptions(avoidsTolls: Bool = false, limit: Int = 20) -> RouteFinder.Options {
        RouteFinder.Options(avoidsTolls: avoidsTolls, limit: limit)
    }

    static func createMockRouteFinderOptionses(count: Int = 3) -> [RouteFinder.Options] {
        (0..<count).map { index in
            createMockRouteFinderOptions(limit: index + 20)
        }
    }
}
// testgen:parts Nlfgu7dRd NfFeOHhmr YGDmODwEO kUJBRvQIM QoXLofrS8 urSFO5nnR 87DftBMEZ NhxeMYKtz hXoPu0ZJL 9rB80S2vP
// testgen:parts OKnitgH0F
