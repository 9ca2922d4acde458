import Foundation

actor HiveSyncService {
    struct Policy: Sendable {
        var attempts = 3
        var base: Duration = .seconds(2)
        static let patient = Policy(attempts: 6, base: .seconds(5))
    }

    private enum Fate: Sendable {
        case sent(revision: Int)
        case kept
        case quarantined(String)
    }

    private let outbox: any Outbox
    private let remote: any ApiaryRemote
    private weak var journal: (any SyncJournal)?
    private let policy: Policy
    private let pause: @Sendable (Duration) async throws -> Void

    private(set) var revisions: [Int: Int] = [:]
    private(set) var lastSummary: SyncSummary?
    private var isSyncing = false

    init(
        outbox: any Outbox,
        remote: any ApiaryRemote,
        journal: (any SyncJournal)?,
        policy: Policy = Policy(),
        pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.outbox = outbox
        self.remote = remote
        self.journal = journal
        self.policy = policy
        self.pause = pause
    }

    /// What the beekeeper reads before driving out. The weather is a nicety, the hives are not.
    func briefing() async throws -> Briefing {
        async let hives = remote.hives()
        async let weather = try? remote.weather()
        async let waiting = outbox.waiting()
        let known = try await hives.sorted { $0.number < $1.number }
        for hive in known { revisions[hive.number] = hive.revision }
        return await Briefing(hives: known, weather: weather, pending: waiting.count)
    }

    /// Returns nil while another round is under way.
    @discardableResult
    func sync() async -> SyncSummary? {
        guard !isSyncing else { return nil }
        isSyncing = true
        defer { isSyncing = false }

        let waiting = await outbox.waiting()
        journal?.began(count: waiting.count)
        var summary = SyncSummary()
        await withTaskGroup(of: (Inspection, Fate).self) { group in
            for inspection in waiting {
                group.addTask { (inspection, await self.deliver(inspection)) }
            }
            for await (inspection, fate) in group {
                switch fate {
                case .sent(let revision):
                    revisions[inspection.hive] = max(revision, revisions[inspection.hive] ?? 0)
                    await outbox.markSent(inspection.id)
                    summary.sent.insert(inspection.id)
                case .kept:
                    summary.kept.insert(inspection.id)
                case .quarantined(let reason):
                    await outbox.quarantine(inspection, reason: reason)
                    summary.quarantined.insert(inspection.id)
                }
            }
        }
        lastSummary = summary
        journal?.ended(summary)
        return summary
    }

    func forget(hive number: Int) {
        revisions[number] = nil
    }

    // MARK: Delivery

    private func deliver(_ inspection: Inspection) async -> Fate {
        var revision = revisions[inspection.hive]
        for attempt in 1...policy.attempts {
            do {
                return .sent(revision: try await remote.upload(inspection, revision: revision))
            } catch RemoteFailure.forbidden {
                return .quarantined("not your hive")
            } catch RemoteFailure.outdated(let newer) {
                revision = newer
            } catch RemoteFailure.throttled(let seconds) {
                guard await rest(.seconds(seconds), before: attempt, of: inspection) else { return .kept }
            } catch RemoteFailure.unreachable {
                guard await rest(policy.base * attempt, before: attempt, of: inspection) else { return .kept }
            } catch {
                return .quarantined("\(error)")
            }
        }
        return .kept
    }

    private func rest(_ duration: Duration, before attempt: Int, of inspection: Inspection) async -> Bool {
        guard attempt < policy.attempts else { return false }
        do { try await pause(duration) } catch { return false }
        journal?.retrying(inspection.id, attempt: attempt + 1)
        return true
    }
}
