import Foundation

actor DownloadQueue {
    enum Phase: Sendable, Equatable {
        case waiting
        case running(received: Int, total: Int?)
        case retrying(attempt: Int, after: Duration)
        case finished(URL)
        case failed(DownloadFailure)
        case cancelled

        var isTerminal: Bool {
            switch self {
            case .finished, .failed, .cancelled: true
            case .waiting, .running, .retrying: false
            }
        }
    }

    struct Progress: Sendable, Equatable {
        let id: String
        let phase: Phase
    }

    enum Admission: Sendable, Equatable {
        case queued(position: Int)
        case duplicate
        case alreadyStored(URL)
    }

    private let fetcher: any FileFetching
    private let vault: any FileVault
    private let conditions: any NetworkConditions
    private let pauser: any Pausing
    private let journal: (any DownloadJournal)?
    private let policy: RetryPolicy
    private let width: Int

    private var backlog: [DownloadRequest] = []
    private var running: [String: Task<Void, Never>] = [:]
    private var phases: [String: Phase] = [:]
    private var listeners: [Int: AsyncStream<Progress>.Continuation] = [:]
    private var nextListener = 0
    private(set) var isSuspended = false

    init(
        fetcher: any FileFetching,
        vault: any FileVault,
        conditions: any NetworkConditions,
        pauser: any Pausing = TaskPauser(),
        journal: (any DownloadJournal)? = nil,
        policy: RetryPolicy = .standard,
        width: Int = 2
    ) {
        self.fetcher = fetcher
        self.vault = vault
        self.conditions = conditions
        self.pauser = pauser
        self.journal = journal
        self.policy = policy
        self.width = max(width, 1)
    }

    // MARK: - Reading

    subscript(id: String) -> Phase? { phases[id] }

    var waitingIDs: [String] { backlog.map(\.id) }

    var summary: String {
        let done = phases.values.count { if case .finished = $0 { true } else { false } }
        let failed = phases.values.count { if case .failed = $0 { true } else { false } }
        guard !phases.isEmpty else { return "No downloads" }
        return failed == 0 ? "\(done) of \(phases.count) done" : "\(done) of \(phases.count) done, \(failed) failed"
    }

    /// Starts with the current phase of every known download.
    func progress() -> AsyncStream<Progress> {
        let (stream, continuation) = AsyncStream.makeStream(of: Progress.self)
        let key = nextListener
        nextListener += 1
        for (id, phase) in phases.sorted(by: { $0.key < $1.key }) {
            continuation.yield(Progress(id: id, phase: phase))
        }
        continuation.onTermination = { [weak self] _ in
            Task { await self?.forget(listener: key) }
        }
        listeners[key] = continuation
        return stream
    }

    // MARK: - Commands

    @discardableResult
    func enqueue(_ request: DownloadRequest) async -> Admission {
        if let phase = phases[request.id], !phase.isTerminal { return .duplicate }
        if let existing = await vault.location(of: request.fileName) {
            move(request.id, to: .finished(existing))
            return .alreadyStored(existing)
        }
        let position = backlog.firstIndex { $0.priority < request.priority } ?? backlog.endIndex
        backlog.insert(request, at: position)
        move(request.id, to: .waiting)
        startNext()
        return .queued(position: position)
    }

    func cancel(_ id: String) async {
        guard let phase = phases[id], !phase.isTerminal else { return }
        backlog.removeAll { $0.id == id }
        running[id]?.cancel()
        move(id, to: .cancelled)
        await journal?.note("cancelled \(id)")
    }

    func suspend() { isSuspended = true }

    func resume() {
        guard isSuspended else { return }
        isSuspended = false
        startNext()
    }

    func clearFinished() {
        phases = phases.filter { !$0.value.isTerminal }
    }

    /// Returns when nothing runs any more. A suspended queue keeps its backlog.
    func waitUntilIdle() async {
        while let task = running.values.first { await task.value }
    }
}

// MARK: - Work

extension DownloadQueue {
    fileprivate func startNext() {
        while !isSuspended, running.count < width, !backlog.isEmpty {
            let request = backlog.removeFirst()
            running[request.id] = Task { await self.work(on: request) }
        }
    }

    fileprivate func work(on request: DownloadRequest) async {
        defer {
            running[request.id] = nil
            startNext()
        }
        var received = 0
        for attempt in 1...policy.maximumAttempts {
            do {
                try await transfer(request, received: &received)
                let file = try await vault.seal(request.fileName)
                move(request.id, to: .finished(file))
                await journal?.note("stored \(request.fileName) after \(attempt) attempt(s)")
                return
            } catch is CancellationError {
                return await abandon(request)
            } catch {
                guard !Task.isCancelled else { return await abandon(request) }
                let failure = failure(from: error)
                guard isWorthRetrying(failure) else { return await giveUp(request, failure) }
                guard attempt < policy.maximumAttempts else { return await giveUp(request, .gaveUp(attempts: attempt)) }
                if case .truncated = failure {
                    await vault.discard(request.fileName)
                    received = 0
                }
                let delay = policy.delay(afterAttempt: attempt)
                move(request.id, to: .retrying(attempt: attempt, after: delay))
                guard (try? await pauser.pause(for: delay)) != nil else { return await abandon(request) }
            }
        }
    }

    fileprivate func transfer(_ request: DownloadRequest, received: inout Int) async throws {
        if request.priority != .high {
            guard await conditions.allowsLargeTransfers else { throw DownloadFailure.offline }
        }
        var total: Int?
        for try await chunk in try await fetcher.chunks(of: request.source, from: received) {
            try Task.checkCancellation()
            try await vault.append(chunk.bytes, to: request.fileName)
            received += chunk.bytes.count
            total = chunk.expectedTotal ?? total
            move(request.id, to: .running(received: received, total: total))
        }
        if let total, received < total {
            throw DownloadFailure.truncated(received: received, expected: total)
        }
    }

    fileprivate func isWorthRetrying(_ failure: DownloadFailure) -> Bool {
        switch failure {
        case .offline, .truncated: true
        case .http(let status): status >= 500 || status == 429
        case .diskFull, .gaveUp: false
        }
    }

    fileprivate func failure(from error: any Error) -> DownloadFailure {
        if let failure = error as? DownloadFailure { return failure }
        return error is CocoaError ? .diskFull : .offline
    }

    fileprivate func giveUp(_ request: DownloadRequest, _ failure: DownloadFailure) async {
        await vault.discard(request.fileName)
        move(request.id, to: .failed(failure))
        await journal?.note("failed \(request.id): \(failure)")
    }

    fileprivate func abandon(_ request: DownloadRequest) async {
        await vault.discard(request.fileName)
        move(request.id, to: .cancelled)
    }

    fileprivate func move(_ id: String, to phase: Phase) {
        guard phases[id] != phase, phases[id] != .cancelled || phase == .waiting else { return }
        phases[id] = phase
        for listener in listeners.values { listener.yield(Progress(id: id, phase: phase)) }
    }

    fileprivate func forget(listener key: Int) {
        listeners[key] = nil
    }
}
