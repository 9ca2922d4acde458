import Foundation

struct Inspection: Codable, Equatable, Identifiable, Sendable {
    let id: UUID
    var hiveName: String
    var frameCount: Int
    var queenSeen: Bool
    var notes: String
    var modifiedAt: Date
    var isDeleted = false

    func hasSameContent(as other: Inspection) -> Bool {
        hiveName == other.hiveName
            && frameCount == other.frameCount
            && queenSeen == other.queenSeen
            && notes == other.notes
            && isDeleted == other.isDeleted
    }
}

enum ConflictPolicy: Sendable {
    case newestWins, localWins, remoteWins, merge
}

struct SyncProgress: Equatable, Sendable {
    enum Stage: Equatable, Sendable {
        case fetching, downloading, uploading, done
    }

    let stage: Stage
    let completed: Int
    let total: Int
}

struct SyncSummary: Equatable, Sendable {
    var downloaded = 0
    var uploaded = 0
    var deletedLocally = 0
    var conflicts = 0
    var unchanged = 0
    var failedIDs: [UUID] = []

    var isClean: Bool { failedIDs.isEmpty }
}

enum SyncError: Error, Equatable {
    case alreadyRunning
    case tooManyFailures(SyncSummary)
}

protocol InspectionStore: Sendable {
    func allInspections() async throws -> [Inspection]
    func upsert(_ inspection: Inspection) async throws
    func remove(id: UUID) async throws
}

protocol InspectionRemote: Sendable {
    func changes(since date: Date?) async throws -> [Inspection]
    func upload(_ batch: [Inspection]) async throws -> Set<UUID>
}

protocol SyncCheckpointStore: Sendable {
    func lastSync() async -> Date?
    func setLastSync(_ date: Date) async
}
