/// The weather at a place.
struct Forecast: Equatable, Sendable {
    enum Sky: String, Sendable {
        case clear, cloudy, rain
    }

    let place: String
    let degrees: Int
    let sky: Sky
}

/// Serves forecasts.
protocol WeatherAPI: Sendable {
    func forecast(for place: String) async throws -> Forecast
}

/// Keeps forecasts.
protocol WeatherCache: Sendable {
    func forecast(for place: String) async -> Forecast?
    func keep(_ forecast: Forecast) async
}

/// A repository that falls back on a cache.
final class WeatherRepository: Sendable {
    private let api: WeatherAPI
    private let cache: WeatherCache

    init(api: WeatherAPI, cache: WeatherCache) {
        self.api = api
        self.cache = cache
    }

    func forecast(for place: String) async throws -> Forecast {
        do {
            let fresh = try await api.forecast(for: place)
            await cache.keep(fresh)
            return fresh
        } catch {
            guard let kept = await cache.forecast(for: place) else { throw error }
            return kept
        }
    }

    func summary(for place: String) async -> String {
        guard let forecast = try? await api.forecast(for: place) else { return "No forecast." }
        switch forecast.sky {
        case .clear: return "Clear, \(forecast.degrees) degrees"
        case .cloudy: return "Cloudy, \(forecast.degrees) degrees"
        case .rain: return "Rain"
        }
    }
}
