// testgen:fingerprint 72711b92fd2a226c suite WeatherRepository
import Foundation
import Testing
@testable import Gallery

@Suite("WeatherRepository", .tags(.unit, .repository))
struct WeatherRepositoryTests {
    @Suite("Forecast")
    struct ForecastTests {
        @Test("forecast calls keep")
        func forecastCallsKeep() async throws {
            // MARK: - Arrange
            let deps = WeatherRepositoryTestFactory.setupDependencies()
            let fresh = WeatherRepositoryTestFactory.createMockForecast()
            deps.api.forecastReturnValue = fresh
            let sut = WeatherRepositoryTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = try await sut.forecast(for: "place")

            // MARK: - Assert
            #expect(deps.api.forecastReceivedPlace == "place")
            #expect(deps.cache.keepCallsCount == 1)
            #expect(deps.cache.keepReceivedForecast == fresh)
            #expect(result == fresh)
            #expect(deps.cache.forecastCallsCount == 0)
        }

        @Test("forecast returns the result when forecast fails")
        func forecastReturnsTheResultWhenForecastFails() async throws {
            // MARK: - Arrange
            let deps = WeatherRepositoryTestFactory.setupDependencies()
            let kept = WeatherRepositoryTestFactory.createMockForecast()
            deps.cache.forecastReturnValue = kept
            let error = GalleryError.offline
            deps.api.forecastThrowableError = error
            let sut = WeatherRepositoryTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = try await sut.forecast(for: "place")

            // MARK: - Assert
            #expect(deps.api.forecastReceivedPlace == "place")
            #expect(deps.cache.forecastReceivedPlace == "place")
            #expect(result == kept)
            #expect(deps.cache.keepCallsCount == 0)
        }

        @Test("forecast throws what forecast throws when forecast fails and forecast is nil")
        func forecastThrowsWhatForecastThrowsWhenForecastFailsAndForecastIsNil() async {
            // MARK: - Arrange
            let deps = WeatherRepositoryTestFactory.setupDependencies()
            deps.cache.forecastReturnValue = nil
            let error = GalleryError.offline
            deps.api.forecastThrowableError = error
            let sut = WeatherRepositoryTestFactory.makeSUT(deps)

            // MARK: - Act
            await #expect(throws: error) { _ = try await sut.forecast(for: "place") }

            // MARK: - Assert
            #expect(deps.api.forecastReceivedPlace == "place")
            #expect(deps.cache.forecastReceivedPlace == "place")
            #expect(deps.cache.keepCallsCount == 0)
        }
    }

    @Suite("Summary")
    struct Summary {
        @Test("summary returns the result when forecast sky is clear")
        func summaryReturnsTheResultWhenForecastSkyIsClear() async {
            // MARK: - Arrange
            let deps = WeatherRepositoryTestFactory.setupDependencies()
            let forecast = WeatherRepositoryTestFactory.createMockForecast(degrees: 2, sky: Forecast.Sky.clear)
            deps.api.forecastReturnValue = forecast
            let sut = WeatherRepositoryTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = await sut.summary(for: "place")

            // MARK: - Assert
            #expect(deps.api.forecastReceivedPlace == "place")
            #expect(result == "Clear, 2 degrees")
        }

        @Test("summary returns the result when forecast sky is cloudy")
        func summaryReturnsTheResultWhenForecastSkyIsCloudy() async {
            // MARK: - Arrange
            let deps = WeatherRepositoryTestFactory.setupDependencies()
            let forecast = WeatherRepositoryTestFactory.createMockForecast(degrees: 2, sky: Forecast.Sky.cloudy)
            deps.api.forecastReturnValue = forecast
            let sut = WeatherRepositoryTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = await sut.summary(for: "place")

            // MARK: - Assert
            #expect(deps.api.forecastReceivedPlace == "place")
            #expect(result == "Cloudy, 2 degrees")
        }

        @Test("summary returns 'Rain' when forecast sky is rain")
        func summaryReturnsRainWhenForecastSkyIsRain() async {
            // MARK: - Arrange
            let deps = WeatherRepositoryTestFactory.setupDependencies()
            let forecast = WeatherRepositoryTestFactory.createMockForecast(sky: Forecast.Sky.rain)
            deps.api.forecastReturnValue = forecast
            let sut = WeatherRepositoryTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = await sut.summary(for: "place")

            // MARK: - Assert
            #expect(deps.api.forecastReceivedPlace == "place")
            #expect(result == "Rain")
        }

        @Test("summary returns the result when forecast fails")
        func summaryReturnsTheResultWhenForecastFails() async {
            // MARK: - Arrange
            let deps = WeatherRepositoryTestFactory.setupDependencies()
            let error = GalleryError.offline
            deps.api.forecastThrowableError = error
            let sut = WeatherRepositoryTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = await sut.summary(for: "place")

            // MARK: - Assert
            #expect(deps.api.forecastReceivedPlace == "place")
            #expect(result == "No forecast.")
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd ijbLeb8E3 v5w-qtt1M kujsdynU1 PVJnGQoT6 5Vb9Xpo6e 0I7j_NZg9 GG-9k-f3-
// testgen:parts lMN_t3opt ykYduSZoO wEI-D_2K5
