import Foundation

/// Verified readings beat unverified ones; otherwise the later edit wins and the server wins ties.
func resolveConflict(local: GaugeReading, server: GaugeReading) -> GaugeReading {
    var winner: GaugeReading
    switch (local.isVerified, server.isVerified) {
    case (true, false): winner = local
    case (false, true): winner = server
    default: winner = local.editedAt > server.editedAt ? local : server
    }
    winner.revision = server.revision
    return winner
}

private func bump(_ counts: inout [String: Int], _ key: String) {
    counts[key, default: 0] += 1
}

public actor TideSyncEngine {
    private enum Outcome {
        case stored(GaugeReading)
        case merged(GaugeReading)
        case dropped, deferred
    }

    private struct CachedDatum { let datum: StationDatum, fetchedAt: Date }

    static let datumLifetime: TimeInterval = 900

    private let service: any HarbourService
    private let journal: any ReadingJournal
    private let now: @Sendable () -> Date
    private let sleep: @Sendable (Double) async throws -> Void
    private let backoff = Backoff()

    private var queue: [GaugeReading] = []
    private var datums: [String: CachedDatum] = [:]
    private var datumTasks: [String: Task<StationDatum, any Error>] = [:]
    private var isSyncing = false
    public private(set) var rejections: [String: Int] = [:]

    public init(
        service: any HarbourService, journal: any ReadingJournal,
        now: @escaping @Sendable () -> Date, sleep: @escaping @Sendable (Double) async throws -> Void
    ) {
        self.service = service
        self.journal = journal
        self.now = now
        self.sleep = sleep
    }

    public var pendingIDs: [UUID] { queue.map(\.id) }

    public var pendingByStation: [String: Int] {
        Dictionary(grouping: queue, by: \.station).mapValues(\.count)
    }

    /// A newer edit replaces the queued one in place; an older edit is ignored.
    public func enqueue(_ reading: GaugeReading) async {
        if let index = queue.firstIndex(where: { $0.id == reading.id }) {
            guard reading.editedAt >= queue[index].editedAt else { return }
            queue[index] = reading
        } else {
            queue.append(reading)
        }
        await journal.persist(reading)
    }

    public func discard(_ id: UUID) async {
        guard queue.contains(where: { $0.id == id }) else { return }
        queue.removeAll { $0.id == id }
        await journal.erase(id)
    }

    /// Uploads the queue: verified readings first, each group oldest edit first. Nil when a sync is already running.
    public func sync() async throws -> SyncReport? {
        guard !isSyncing else { return nil }
        isSyncing = true
        defer { isSyncing = false }
        var report = SyncReport()
        let batch = queue.sorted { a, b in
            a.isVerified == b.isVerified ? a.editedAt < b.editedAt : a.isVerified
        }
        for reading in batch {
            switch try await upload(reading) {
            case .stored(let stored):
                report.uploaded.append(reading.id)
                await settle(reading, as: stored)
            case .merged(let merged):
                report.resolved.append(reading.id)
                await settle(reading, as: merged)
            case .dropped:
                report.dropped.append(reading.id)
                bump(&rejections, reading.station)
                await discard(reading.id)
            case .deferred:
                report.deferred.append(reading.id)
            }
        }
        await journal.note("synced \(report.uploaded.count + report.resolved.count) of \(batch.count)")
        return report
    }

    /// Height above the station's datum; datums are cached and concurrent look-ups share one request.
    public func height(of reading: GaugeReading) async throws -> Int {
        reading.millimetres - (try await datum(for: reading.station)).offset
    }

    public func invalidateDatum(for station: String? = nil) {
        if let station { datums[station] = nil } else { datums.removeAll() }
    }

    private func datum(for station: String) async throws -> StationDatum {
        if let hit = datums[station], now().timeIntervalSince(hit.fetchedAt) < Self.datumLifetime {
            return hit.datum
        }
        if let running = datumTasks[station] { return try await running.value }
        let task = Task { [service] in try await service.datum(for: station) }
        datumTasks[station] = task
        defer { datumTasks[station] = nil }
        let fresh = try await task.value
        datums[station] = CachedDatum(datum: fresh, fetchedAt: now())
        return fresh
    }

    private func upload(_ original: GaugeReading) async throws -> Outcome {
        var candidate = original
        var merged = false
        var attempt = 1
        while true {
            do {
                let stored = try await service.push(candidate)
                return merged ? .merged(stored) : .stored(stored)
            } catch HarbourError.conflict(let server) where !merged {
                candidate = resolveConflict(local: candidate, server: server)
                merged = true
                if candidate == server { return .merged(server) }
            } catch let error as HarbourError where error.isTransient {
                guard attempt < backoff.maxAttempts else { return .deferred }
                var hint: Double?
                if case .busy(let after) = error { hint = after }
                try await sleep(backoff.delay(afterAttempt: attempt, hint: hint))
                attempt += 1
            } catch HarbourError.conflict {
                return .deferred
            } catch is HarbourError {
                return .dropped
            }
        }
    }

    /// Keeps an edit made while the upload was running queued, on top of the stored revision.
    private func settle(_ sent: GaugeReading, as stored: GaugeReading) async {
        if let index = queue.firstIndex(where: { $0.id == sent.id }), queue[index] != sent {
            queue[index].revision = stored.revision
            return
        }
        queue.removeAll { $0.id == sent.id }
        await journal.persist(stored)
    }
}
