import Foundation

struct Station: Identifiable, Equatable, Sendable, Codable {
    let id: String
    var name: String
    var availableBikes: Int
    var freeDocks: Int
    var status: Status
    var isFavorite: Bool = false
    var updatedAt: Date

    enum Status: String, Sendable, Codable {
        case open, maintenance, gone
    }
}

struct StationSnapshot: Equatable, Sendable, Codable {
    var stations: [Station]
    var savedAt: Date
}

enum FetchPolicy: Sendable {
    /// Whatever is on disk, however old.
    case cacheOnly
    /// Disk while fresh, network otherwise; stale data beats an error.
    case cacheElseNetwork
    /// Always the network.
    case reload
}

enum StationRepositoryError: Error, Equatable {
    case nothingCached
    case unknownStation(String)
    case unreachable(attempts: Int)
    case rejected
}
