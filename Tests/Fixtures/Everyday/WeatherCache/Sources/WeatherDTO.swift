import Foundation

struct ForecastDTO: Codable, Equatable {
    struct Day: Codable, Equatable {
        let date: String
        let tempMin: Double
        let tempMax: Double
        let code: Int
        let rainProbability: Double?
    }

    let city: String
    let days: [Day]
}

struct Forecast: Equatable {
    let city: String
    let days: [DailyForecast]
}

struct DailyForecast: Equatable {
    let date: String
    let low: Int
    let high: Int
    let condition: WeatherCondition
    let needsUmbrella: Bool
}

enum WeatherCondition: Equatable {
    case clear
    case cloudy
    case rain
    case snow
    case unknown
}

enum WeatherError: Error, Equatable {
    case cityNotFound
    case unavailable
}

struct CachedForecast: Equatable {
    let forecast: Forecast
    let storedAt: Date
}
