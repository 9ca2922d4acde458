import Foundation

/// Keeps the changes that wait for the next synchronisation.
protocol SyncStorage: AnyObject, Sendable {
    var lastSyncDate: Date? { get set }

    func pendingChanges() -> [SyncChange]
    func save(_ change: SyncChange)
    func remove(ids: [UUID])
}

/// Keeps the changes in memory, in the order they were made.
final class InMemorySyncStorage: SyncStorage, @unchecked Sendable {
    private let lock = NSLock()
    private var changes: [SyncChange] = []
    private var syncedAt: Date?

    var lastSyncDate: Date? {
        get { lock.withLock { syncedAt } }
        set { lock.withLock { syncedAt = newValue } }
    }

    func pendingChanges() -> [SyncChange] {
        lock.withLock { changes }
    }

    func save(_ change: SyncChange) {
        lock.withLock { changes.append(change) }
    }

    func remove(ids: [UUID]) {
        lock.withLock { changes.removeAll { ids.contains($0.id) } }
    }
}
