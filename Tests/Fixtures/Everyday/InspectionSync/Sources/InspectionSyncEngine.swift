import Foundation

actor InspectionSyncEngine {
    struct Options: Sendable {
        var batchSize = 25
        var policy: ConflictPolicy = .newestWins
        var clockTolerance: TimeInterval = 2
        var maxFailedBatches = 3
    }

    private struct Plan {
        var writes: [Inspection] = []
        var removals: [UUID] = []
        var uploads: [Inspection] = []
    }

    private let store: any InspectionStore
    private let remote: any InspectionRemote
    private let checkpoints: any SyncCheckpointStore
    private let options: Options
    private let resolver: ConflictResolver
    private let now: @Sendable () -> Date
    private let onProgress: @Sendable (SyncProgress) -> Void

    private(set) var isRunning = false

    init(
        store: any InspectionStore,
        remote: any InspectionRemote,
        checkpoints: any SyncCheckpointStore,
        options: Options = Options(),
        now: @escaping @Sendable () -> Date = { Date() },
        onProgress: @escaping @Sendable (SyncProgress) -> Void = { _ in }
    ) {
        self.store = store
        self.remote = remote
        self.checkpoints = checkpoints
        self.options = options
        self.now = now
        self.onProgress = onProgress
        resolver = ConflictResolver(policy: options.policy, tolerance: options.clockTolerance)
    }

    @discardableResult
    func sync() async throws -> SyncSummary {
        guard !isRunning else { throw SyncError.alreadyRunning }
        isRunning = true
        defer { isRunning = false }
        let startedAt = now()
        var summary = SyncSummary()
        onProgress(SyncProgress(stage: .fetching, completed: 0, total: 1))

        let lastSync = await checkpoints.lastSync()
        let local = try await store.allInspections()
        let changes = try await remote.changes(since: lastSync)
        try Task.checkCancellation()

        let plan = makePlan(local: local, changes: changes, lastSync: lastSync, summary: &summary)
        try await applyDownloads(plan, summary: &summary)
        try await upload(plan.uploads, summary: &summary)

        if summary.isClean {
            await checkpoints.setLastSync(startedAt)
        }
        onProgress(SyncProgress(stage: .done, completed: 1, total: 1))
        return summary
    }

    private func makePlan(
        local: [Inspection],
        changes: [Inspection],
        lastSync: Date?,
        summary: inout SyncSummary
    ) -> Plan {
        var plan = Plan()
        var pending = Dictionary(local.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })

        for incoming in changes {
            guard let existing = pending.removeValue(forKey: incoming.id) else {
                if !incoming.isDeleted { plan.writes.append(incoming) }
                continue
            }
            if existing.hasSameContent(as: incoming) {
                summary.unchanged += 1
            } else if isDirty(existing, since: lastSync) {
                summary.conflicts += 1
                settle(existing, incoming, in: &plan)
            } else {
                accept(incoming, in: &plan)
            }
        }

        for record in pending.values {
            if isDirty(record, since: lastSync) {
                plan.uploads.append(record)
            } else {
                summary.unchanged += 1
            }
        }
        plan.uploads.sort { ($0.modifiedAt, $0.id.uuidString) < ($1.modifiedAt, $1.id.uuidString) }
        return plan
    }

    private func settle(_ local: Inspection, _ incoming: Inspection, in plan: inout Plan) {
        switch resolver.resolve(local: local, remote: incoming, now: now()) {
        case .keepLocal:
            plan.uploads.append(local)
        case .takeRemote:
            accept(incoming, in: &plan)
        case .write(let merged):
            plan.writes.append(merged)
            plan.uploads.append(merged)
        }
    }

    private func accept(_ incoming: Inspection, in plan: inout Plan) {
        if incoming.isDeleted {
            plan.removals.append(incoming.id)
        } else {
            plan.writes.append(incoming)
        }
    }

    private func isDirty(_ inspection: Inspection, since lastSync: Date?) -> Bool {
        guard let lastSync else { return true }
        return inspection.modifiedAt > lastSync
    }

    private func applyDownloads(_ plan: Plan, summary: inout SyncSummary) async throws {
        let total = plan.writes.count + plan.removals.count
        for inspection in plan.writes {
            try Task.checkCancellation()
            try await store.upsert(inspection)
            summary.downloaded += 1
            onProgress(SyncProgress(stage: .downloading, completed: summary.downloaded, total: total))
        }
        for id in plan.removals {
            try Task.checkCancellation()
            try await store.remove(id: id)
            summary.deletedLocally += 1
            let completed = summary.downloaded + summary.deletedLocally
            onProgress(SyncProgress(stage: .downloading, completed: completed, total: total))
        }
    }

    private func upload(_ records: [Inspection], summary: inout SyncSummary) async throws {
        var failedBatches = 0
        for start in stride(from: 0, to: records.count, by: options.batchSize) {
            try Task.checkCancellation()
            let end = min(start + options.batchSize, records.count)
            let batch = Array(records[start..<end])
            do {
                let accepted = try await remote.upload(batch)
                let rejected = batch.map(\.id).filter { !accepted.contains($0) }
                summary.uploaded += batch.count - rejected.count
                summary.failedIDs += rejected
            } catch let error as CancellationError {
                throw error
            } catch {
                failedBatches += 1
                summary.failedIDs += batch.map(\.id)
                guard failedBatches < options.maxFailedBatches else {
                    throw SyncError.tooManyFailures(summary)
                }
            }
            onProgress(SyncProgress(stage: .uploading, completed: end, total: records.count))
        }
    }
}
