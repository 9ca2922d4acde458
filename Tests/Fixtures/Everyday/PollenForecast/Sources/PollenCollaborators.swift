import Foundation

protocol PollenAPI: Sendable {
    func fetchForecast(region: Region) async throws -> PollenForecast
}

protocol ForecastArchive: Sendable {
    func load(region: Region) async -> PollenForecast?
    func save(_ forecast: PollenForecast) async throws
    func removeAll() async
}

protocol EventLog: Sendable {
    func info(_ message: String)
    func error(_ message: String, underlying: any Error)
}
