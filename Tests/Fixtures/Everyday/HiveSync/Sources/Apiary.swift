import Foundation

struct Inspection: Codable, Hashable, Sendable, Identifiable {
    let id: UUID
    let hive: Int
    var notes: String
    var framesOfBrood: Int
    var queenSeen: Bool
    let takenAt: Date
}

struct Hive: Hashable, Sendable {
    let number: Int
    var revision: Int
}

struct WeatherReport: Equatable, Sendable {
    let celsius: Double
    let isRaining: Bool
}

struct Briefing: Equatable, Sendable {
    var hives: [Hive]
    var weather: WeatherReport?
    var pending: Int
}

enum RemoteFailure: Error, Equatable, Sendable {
    case unreachable
    case throttled(seconds: Int)
    case outdated(serverRevision: Int)
    case forbidden
}

/// Inspections written in the field, waiting for a network.
protocol Outbox: Actor {
    func waiting() -> [Inspection]
    func markSent(_ id: Inspection.ID)
    func quarantine(_ inspection: Inspection, reason: String)
}

protocol ApiaryRemote: Sendable {
    func upload(_ inspection: Inspection, revision: Int?) async throws -> Int
    func hives() async throws -> [Hive]
    func weather() async throws -> WeatherReport
}

protocol SyncJournal: AnyObject, Sendable {
    func began(count: Int)
    func retrying(_ id: UUID, attempt: Int)
    func ended(_ summary: SyncSummary)
}

struct SyncSummary: Equatable, Sendable {
    var sent: Set<UUID> = []
    var kept: Set<UUID> = []
    var quarantined: Set<UUID> = []

    var isClean: Bool { kept.isEmpty && quarantined.isEmpty }
}
