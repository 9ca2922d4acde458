import Dependencies
import Foundation

/// A client of closures.
public struct NotesClient: Sendable {
    public var save: @Sendable (String) throws -> Int
    public var count: @Sendable () -> Int
}

extension NotesClient: DependencyKey {
    public static let liveValue = NotesClient(save: { _ in 1 }, count: { 0 })
    public static let testValue = NotesClient(save: { _ in 0 }, count: { 0 })
}

extension DependencyValues {
    public var notes: NotesClient {
        get { self[NotesClient.self] }
        set { self[NotesClient.self] = newValue }
    }
}

public protocol Backup: Sendable {
    func back(up text: String) throws
}

public enum BackupKey: DependencyKey {
    public static let liveValue: any Backup = NoBackup()
}

struct NoBackup: Backup {
    func back(up text: String) throws {}
}

/// Gets a client of closures, a thing by its key, and one within a method.
public final class NotesModel {
    @Dependency(\.notes) private var notes
    @Dependency(BackupKey.self) private var backup

    public private(set) var saved: [String] = []
    public private(set) var id: UUID?

    public init() {}

    public func save(_ text: String) throws {
        _ = try notes.save(text)
        try backup.back(up: text)
        saved.append(text)
    }

    public func mark() {
        @Dependency(\.uuid) var uuid
        id = uuid()
    }
}
