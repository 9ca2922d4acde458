import Foundation

actor SpecimenSyncEngine {
    struct Configuration: Sendable {
        var timeToLive: TimeInterval = 300
        var maxAttempts = 4
        var baseDelay: Duration = .seconds(1)
        var maxDelay: Duration = .seconds(5)
        var cacheLimit = 50
    }

    private struct Entry {
        var specimen: Specimen
        var storedAt: Date
    }

    private let remote: any RemoteHerbarium
    private let drafts: any DraftStore
    private let sleeper: any Sleeper
    private let now: @Sendable () -> Date
    private let configuration: Configuration

    private var cache: [SpecimenID: Entry] = [:]
    private var inFlight: [SpecimenID: Task<Specimen, any Error>] = [:]
    private var isSyncing = false
    private(set) var lastSync: Date?

    init(
        remote: any RemoteHerbarium,
        drafts: any DraftStore,
        sleeper: any Sleeper,
        configuration: Configuration = .init(),
        now: @escaping @Sendable () -> Date
    ) {
        self.remote = remote
        self.drafts = drafts
        self.sleeper = sleeper
        self.configuration = configuration
        self.now = now
    }

    var cachedIDs: [SpecimenID] { cache.keys.sorted() }

    // MARK: - Reading

    func specimen(_ id: SpecimenID, forceReload: Bool = false) async throws -> Specimen {
        if !forceReload, let entry = cache[id], isAlive(entry) {
            return entry.specimen
        }
        if let running = inFlight[id] {
            return try await running.value
        }
        let task = Task { try await self.retrying { try await self.remote.fetch(id) } }
        inFlight[id] = task
        defer { inFlight[id] = nil }
        do {
            let fresh = try await task.value
            remember(fresh)
            return fresh
        } catch RemoteError.missing {
            cache[id] = nil
            throw RemoteError.missing
        } catch let SyncFailure.gaveUp(attempts) {
            // A stale sheet is better than none in the field.
            guard let stale = cache[id] else { throw SyncFailure.gaveUp(attempts: attempts) }
            return stale.specimen
        }
    }

    func prefetch(_ ids: [SpecimenID]) async -> Int {
        await withTaskGroup(of: Bool.self) { group in
            for id in Set(ids) where cache[id].map(isAlive) != true {
                group.addTask { (try? await self.specimen(id)) != nil }
            }
            var loaded = 0
            for await isLoaded in group where isLoaded { loaded += 1 }
            return loaded
        }
    }

    func invalidate(collection: String) {
        cache = cache.filter { $0.key.collection != collection }
    }

    // MARK: - Syncing

    /// Returns `nil` when a sync is already running.
    func syncDrafts() async -> SyncReport? {
        guard !isSyncing else { return nil }
        isSyncing = true
        defer { isSyncing = false }

        var report = SyncReport()
        for draft in await drafts.pendingDrafts().sorted(by: { $0.editedAt < $1.editedAt }) {
            do {
                try await push(draft, into: &report)
                await drafts.removeDraft(draft.id)
            } catch let failure as SyncFailure {
                report.failed[draft.id] = failure
            } catch let RemoteError.invalid(reason) {
                report.failed[draft.id] = .rejected(reason)
            } catch {
                report.failed[draft.id] = .gaveUp(attempts: 1)
            }
        }
        if report.failed.isEmpty { lastSync = now() }
        return report
    }

    private func push(_ draft: Specimen, into report: inout SyncReport) async throws {
        do {
            remember(try await retrying { try await self.remote.upload(draft) })
            report.uploaded.append(draft.id)
        } catch let RemoteError.conflict(server) {
            guard let merged = Self.merge(draft: draft, server: server) else {
                remember(server)
                report.discarded.append(draft.id)
                return
            }
            do {
                remember(try await retrying { try await self.remote.upload(merged) })
                report.merged.append(draft.id)
            } catch RemoteError.conflict {
                throw SyncFailure.conflictUnresolved
            }
        }
    }

    /// Newer edit wins the taxon; notes are united. `nil` means the draft adds nothing.
    private static func merge(draft: Specimen, server: Specimen) -> Specimen? {
        var merged = server
        if draft.editedAt > server.editedAt {
            merged.taxon = draft.taxon
            merged.editedAt = draft.editedAt
        }
        merged.notes += draft.notes.filter { !server.notes.contains($0) }
        return merged == server ? nil : merged
    }

    // MARK: - Plumbing

    private func retrying<T: Sendable>(_ work: @Sendable () async throws -> T) async throws -> T {
        var attempt = 1
        while true {
            do {
                return try await work()
            } catch let error as RemoteError where error.isTransient {
                guard attempt < configuration.maxAttempts else { throw SyncFailure.gaveUp(attempts: attempt) }
                try await sleeper.sleep(for: delay(after: attempt, error))
                attempt += 1
            }
        }
    }

    private func delay(after attempt: Int, _ error: RemoteError) -> Duration {
        if case .throttled(let hint?) = error { return hint }
        let exponential = configuration.baseDelay * (1 << (attempt - 1))
        return min(exponential, configuration.maxDelay)
    }

    private func isAlive(_ entry: Entry) -> Bool {
        now().timeIntervalSince(entry.storedAt) < configuration.timeToLive
    }

    private func remember(_ specimen: Specimen) {
        cache[specimen.id] = Entry(specimen: specimen, storedAt: now())
        guard cache.count > configuration.cacheLimit else { return }
        if let oldest = cache.min(by: { ($0.value.storedAt, $0.key) < ($1.value.storedAt, $1.key) }) {
            cache[oldest.key] = nil
        }
    }
}
