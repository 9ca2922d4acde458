import Foundation

protocol WeatherAPIClient {
    func forecast(for city: String) async throws -> ForecastDTO
}

protocol ForecastCache {
    func forecast(for city: String) -> CachedForecast?
    func store(_ entry: CachedForecast, for city: String)
    func remove(city: String)
}

enum APIError: Error, Equatable {
    case status(Int)
    case offline
}

final class WeatherRepository {

    private let client: WeatherAPIClient
    private let cache: ForecastCache
    private let timeToLive: TimeInterval
    private let now: () -> Date

    init(
        client: WeatherAPIClient,
        cache: ForecastCache,
        timeToLive: TimeInterval = 600,
        now: @escaping () -> Date = Date.init
    ) {
        self.client = client
        self.cache = cache
        self.timeToLive = timeToLive
        self.now = now
    }

    /// A fresh copy from the cache, otherwise from the network; an old copy when offline.
    func forecast(for city: String, forceReload: Bool = false) async throws -> Forecast {
        let key = city.lowercased()
        let cached = cache.forecast(for: key)
        if !forceReload, let cached, isFresh(cached) {
            return cached.forecast
        }
        do {
            let dto = try await client.forecast(for: city)
            let forecast = map(dto)
            cache.store(CachedForecast(forecast: forecast, storedAt: now()), for: key)
            return forecast
        } catch APIError.status(404) {
            cache.remove(city: key)
            throw WeatherError.cityNotFound
        } catch APIError.offline {
            guard let cached else { throw WeatherError.unavailable }
            return cached.forecast
        } catch {
            throw WeatherError.unavailable
        }
    }

    func today(in city: String) async throws -> DailyForecast? {
        try await forecast(for: city).days.first
    }

    func warmestDay(in city: String) async throws -> DailyForecast? {
        try await forecast(for: city).days.max { $0.high < $1.high }
    }

    func forget(city: String) {
        cache.remove(city: city.lowercased())
    }

    // MARK: - Mapping

    private func isFresh(_ entry: CachedForecast) -> Bool {
        now().timeIntervalSince(entry.storedAt) < timeToLive
    }

    private func map(_ dto: ForecastDTO) -> Forecast {
        Forecast(city: dto.city, days: dto.days.map(map))
    }

    private func map(_ day: ForecastDTO.Day) -> DailyForecast {
        DailyForecast(
            date: day.date,
            low: Int(day.tempMin.rounded()),
            high: Int(day.tempMax.rounded()),
            condition: condition(for: day.code),
            needsUmbrella: (day.rainProbability ?? 0) >= 0.5
        )
    }

    private func condition(for code: Int) -> WeatherCondition {
        switch code {
        case 0: return .clear
        case 1...3: return .cloudy
        case 51...67: return .rain
        case 71...77: return .snow
        default: return .unknown
        }
    }
}
