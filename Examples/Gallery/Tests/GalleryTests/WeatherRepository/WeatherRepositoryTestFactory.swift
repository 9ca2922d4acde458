// testgen:fingerprint ca9d13089a7225ee factory WeatherRepository
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `WeatherRepository`.
enum WeatherRepositoryTestFactory {
    /// The doubles that stand for what `WeatherRepository` is injected with.
    struct Dependencies {
        let api: WeatherAPIMock
        let cache: WeatherCacheMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let api = WeatherAPIMock()
        let cache = WeatherCacheMock()

        // 2. Defaults, so that the SUT can be made
        api.forecastReturnValue = createMockForecast()

        return Dependencies(
            api: api,
            cache: cache
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> WeatherRepository {
        return WeatherRepository(api: dependencies.api, cache: dependencies.cache)
    }

    // MARK: - Mock data

    static func createMockForecast(place: String = "place", degrees: Int = 1, sky: Forecast.Sky = .clear) -> Forecast {
        Forecast(place: place, degrees: degrees, sky: sky)
    }

    static func createMockForecasts(count: Int = 3) -> [Forecast] {
        (0..<count).map { index in
            createMockForecast(place: "place \(index + 1)")
        }
    }
}
// testgen:parts Nlfgu7dRd Ezs2tcr-W 2k7WNbgKY enXiWscPM aHCUudYT1 a0W44sgyO qtsfvZnT_ iTu6Bmohn 24xid8IM6
