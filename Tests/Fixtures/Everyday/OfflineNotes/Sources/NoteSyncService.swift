import Foundation

actor NoteSyncService {

    enum Status: Equatable, Sendable {
        case idle
        case offline
        case syncing
        case needsLogin
    }

    private(set) var status: Status = .idle
    private(set) var lastSummary: SyncSummary?

    private let queue: any ChangeQueue
    private let api: any NotesAPI
    private let network: any NetworkMonitor
    private let conflictLog: any ConflictLog
    private let maxAttempts: Int

    init(
        queue: any ChangeQueue,
        api: any NotesAPI,
        network: any NetworkMonitor,
        conflictLog: any ConflictLog,
        maxAttempts: Int = 3
    ) {
        self.queue = queue
        self.api = api
        self.network = network
        self.conflictLog = conflictLog
        self.maxAttempts = maxAttempts
    }

    func save(_ note: Note) async {
        await queue.enqueue(PendingChange(id: note.id, kind: .save(note), attempts: 0))
        if network.isOnline {
            await sync()
        }
    }

    func delete(noteID: String) async {
        await queue.enqueue(PendingChange(id: noteID, kind: .delete(id: noteID), attempts: 0))
    }

    @discardableResult
    func sync() async -> SyncSummary {
        var summary = SyncSummary()
        guard status != .syncing else { return summary }
        guard network.isOnline else {
            status = .offline
            return summary
        }
        status = .syncing

        for change in await queue.pending() {
            do {
                try await send(change)
                await queue.remove(id: change.id)
                summary.uploaded += 1
            } catch SyncError.unauthorized {
                status = .needsLogin
                lastSummary = summary
                return summary
            } catch SyncError.conflict(let server) {
                summary.conflicts += 1
                await resolve(change, with: server)
            } catch {
                await retryLater(change, summary: &summary)
            }
        }

        status = .idle
        lastSummary = summary
        return summary
    }

    func pendingCount() async -> Int {
        await queue.pending().count
    }

    private func send(_ change: PendingChange) async throws {
        switch change.kind {
        case .save(let note):
            try await api.upload(note)
        case .delete(let id):
            try await api.delete(id: id)
        }
    }

    private func resolve(_ change: PendingChange, with server: Note) async {
        guard case .save(var local) = change.kind else {
            await queue.remove(id: change.id)
            return
        }
        conflictLog.record(local: local, server: server)
        local.version = server.version + 1
        await queue.update(PendingChange(id: change.id, kind: .save(local), attempts: 0))
    }

    private func retryLater(_ change: PendingChange, summary: inout SyncSummary) async {
        var next = change
        next.attempts += 1
        if next.attempts >= maxAttempts {
            await queue.remove(id: change.id)
            summary.dropped += 1
        } else {
            await queue.update(next)
            summary.failed += 1
        }
    }
}
