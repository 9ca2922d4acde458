import Foundation

struct Site: Hashable, Sendable, Codable {
    let latitude: Double
    let longitude: Double
}

struct SatellitePass: Identifiable, Hashable, Sendable, Codable {
    let id: String
    let satellite: String
    let rise: Date
    let set: Date
    let maximumElevation: Double
    let magnitude: Double?
}

struct PassForecast: Equatable, Sendable {
    enum Origin: Equatable, Sendable {
        case network
        case memory
        case disk(age: TimeInterval)
    }

    let passes: [SatellitePass]
    let origin: Origin
}

struct StoredForecast: Equatable, Sendable, Codable {
    let passes: [SatellitePass]
    let savedAt: Date
    var etag: String?
}

enum PassResponse: Equatable, Sendable {
    case fresh([SatellitePass], etag: String?)
    case notModified
}

enum PassError: Error, Equatable {
    case offline
    case quotaExceeded(retryAfter: TimeInterval)
    case badSite
    case noForecast
}

protocol PassAPI: Sendable {
    func passes(over site: Site, etag: String?) async throws -> PassResponse
}

protocol ForecastDisk: Sendable {
    func read(key: String) async throws -> StoredForecast?
    func write(_ forecast: StoredForecast, key: String) async throws
    func delete(key: String) async throws
}

protocol PassMetrics: Sendable {
    func increment(_ counter: String)
}
