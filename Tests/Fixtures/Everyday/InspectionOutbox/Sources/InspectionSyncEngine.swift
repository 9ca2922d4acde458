import Foundation

/// Sends what was written down offline, oldest first, one at a time.
actor InspectionSyncEngine {

    enum Phase: Equatable, Sendable {
        case idle
        case syncing(done: Int, of: Int)
        case paused(PauseReason)
    }

    enum PauseReason: Equatable, Sendable {
        case offline
        case signedOut
        case serverTrouble(status: Int)
    }

    private let api: any InspectionAPI
    private let outbox: any OutboxStore
    private let network: any NetworkStatus
    private let policy: RetryPolicy
    private let pause: @Sendable (Duration) async throws -> Void

    private(set) var phase: Phase = .idle
    private(set) var pending: [InspectionChange] = []
    private(set) var rejected: [InspectionChange.ID: String] = [:]
    private var isFlushing = false

    init(
        api: any InspectionAPI,
        outbox: any OutboxStore,
        network: any NetworkStatus,
        policy: RetryPolicy = RetryPolicy(),
        pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.api = api
        self.outbox = outbox
        self.network = network
        self.policy = policy
        self.pause = pause
    }

    var pendingCount: Int { pending.count }

    func restore() async throws {
        pending = try await outbox.load().sorted { $0.createdAt < $1.createdAt }
    }

    /// A later change of the same finding replaces the one still waiting.
    func enqueue(_ change: InspectionChange) async throws {
        if let index = pending.firstIndex(where: { $0.finding == change.finding && $0.kind == change.kind }) {
            pending[index] = change
        } else {
            pending.append(change)
        }
        rejected[change.id] = nil
        try await outbox.save(pending)
    }

    @discardableResult
    func flush() async -> Int {
        guard !isFlushing else { return 0 }
        guard await network.isReachable else {
            phase = .paused(.offline)
            return 0
        }
        isFlushing = true
        defer { isFlushing = false }

        let total = pending.count
        var sent = 0
        while let change = pending.first {
            phase = .syncing(done: sent, of: total)
            do {
                try await deliver(change)
                sent += 1
            } catch InspectionAPIError.rejected(let reason) {
                rejected[change.id] = reason
            } catch InspectionAPIError.unauthorised {
                phase = .paused(.signedOut)
                return sent
            } catch InspectionAPIError.server(let status) {
                phase = .paused(.serverTrouble(status: status))
                return sent
            } catch {
                phase = .paused(.offline)
                return sent
            }
            pending.removeAll { $0.id == change.id }
            try? await outbox.save(pending)
        }
        phase = .idle
        return sent
    }

    func discardRejected() async {
        for id in rejected.keys {
            await outbox.dropAttachments(of: id)
        }
        rejected.removeAll()
    }

    private func deliver(_ change: InspectionChange) async throws {
        var attempt = 1
        while true {
            do {
                switch change.kind {
                case .create, .update: try await api.put(change)
                case .delete: try await api.delete(change.finding)
                }
                return
            } catch InspectionAPIError.server(let status) where status >= 500 && attempt < policy.attempts {
                try await pause(policy.delay(after: attempt))
                attempt += 1
            }
        }
    }
}
