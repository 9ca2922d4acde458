import Foundation

struct Note: Equatable, Sendable {
    let id: String
    var text: String
    var version: Int
}

struct PendingChange: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case save(Note)
        case delete(id: String)
    }

    let id: String
    let kind: Kind
    var attempts: Int
}

enum SyncError: Error, Equatable {
    case conflict(server: Note)
    case unauthorized
    case timeout
}

struct SyncSummary: Equatable, Sendable {
    var uploaded = 0
    var failed = 0
    var conflicts = 0
    var dropped = 0
}

protocol ChangeQueue: Sendable {
    func pending() async -> [PendingChange]
    func remove(id: String) async
    func update(_ change: PendingChange) async
    func enqueue(_ change: PendingChange) async
}

protocol NotesAPI: Sendable {
    func upload(_ note: Note) async throws
    func delete(id: String) async throws
}

protocol NetworkMonitor: Sendable {
    var isOnline: Bool { get }
}

protocol ConflictLog: Sendable {
    func record(local: Note, server: Note)
}
