import Foundation

/// Sends the changes made on the device to the server.
final class SyncService {
    private let api: SyncAPI
    private let storage: SyncStorage
    private let clock: SyncClock

    private(set) var lastFailure: SyncFailure?

    init(api: SyncAPI, storage: SyncStorage, clock: SyncClock) {
        self.api = api
        self.storage = storage
        self.clock = clock
    }

    var pendingCount: Int {
        storage.pendingChanges().count
    }

    var lastSyncDate: Date? {
        storage.lastSyncDate
    }

    /// Keeps an operation for the next synchronisation.
    func enqueue(_ operation: SyncChange.Operation) {
        storage.save(SyncChange(id: UUID(), operation: operation, createdAt: clock.now))
    }

    /// Uploads what is pending; the server's rejections are dropped too, since sending them again changes nothing.
    func sync() async throws -> SyncReport {
        let changes = storage.pendingChanges()
        guard !changes.isEmpty else {
            return SyncReport(uploaded: 0, rejected: 0, finishedAt: clock.now)
        }

        do {
            let receipt = try await api.upload(changes, since: storage.lastSyncDate)
            let finishedAt = clock.now
            storage.remove(ids: receipt.acceptedIds + receipt.rejectedIds)
            storage.lastSyncDate = finishedAt
            lastFailure = nil
            return SyncReport(
                uploaded: receipt.acceptedIds.count,
                rejected: receipt.rejectedIds.count,
                finishedAt: finishedAt
            )
        } catch {
            lastFailure = SyncFailure(
                date: clock.now,
                pendingCount: changes.count,
                reason: error.localizedDescription
            )
            throw error
        }
    }

    /// Forgets everything that has not been sent.
    func discardPending() {
        let changes = storage.pendingChanges()
        guard !changes.isEmpty else { return }
        storage.remove(ids: changes.map(\.id))
    }
}
