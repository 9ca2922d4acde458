import Foundation

@MainActor
final class TransectUploadManager {
    private struct Job {
        var recording: TransectRecording
        var baseRevision: Int
        var state: TransectUploadState = .queued
        var attempts = 0
        var conflicts = 0
    }

    weak var delegate: (any TransectUploadDelegate)?
    private(set) var isPaused = false
    private(set) var isRunning = false

    private let api: any TransectUploadAPI
    private let reachability: any ReefReachability
    private let sleeper: any UploadSleeper
    private let policy: TransectRetryPolicy
    private var jobs: [Job] = []

    init(
        api: any TransectUploadAPI,
        reachability: any ReefReachability,
        sleeper: any UploadSleeper,
        policy: TransectRetryPolicy = TransectRetryPolicy()
    ) {
        self.api = api
        self.reachability = reachability
        self.sleeper = sleeper
        self.policy = policy
    }

    var progress: TransectUploadProgress {
        let relevant = jobs.filter { $0.state != .cancelled }
        let done = relevant.filter { $0.state.isTerminal }
        return TransectUploadProgress(
            completed: done.count,
            total: relevant.count,
            bytesSent: done.reduce(0) { $0 + $1.recording.byteCount },
            bytesTotal: relevant.reduce(0) { $0 + $1.recording.byteCount }
        )
    }

    var pendingIDs: [String] {
        jobs.filter { !$0.state.isTerminal }.map(\.recording.id)
    }

    func state(of id: String) -> TransectUploadState? {
        jobs.first { $0.recording.id == id }?.state
    }

    @discardableResult
    func enqueue(_ recording: TransectRecording) -> Bool {
        guard recording.byteCount > 0 else { return false }
        if let index = index(of: recording.id) {
            let existing = jobs[index]
            if case .uploading = existing.state { return false }
            if !existing.state.isTerminal && recording.editedAt <= existing.recording.editedAt { return false }
            jobs.remove(at: index)
        }
        jobs.append(Job(recording: recording, baseRevision: recording.revision))
        delegate?.transect(recording.id, didChangeTo: .queued)
        delegate?.uploadsDidProgress(progress)
        return true
    }

    func cancel(id: String) {
        guard let index = index(of: id), !jobs[index].state.isTerminal else { return }
        transition(id, to: .cancelled)
        delegate?.uploadsDidProgress(progress)
    }

    func retryFailed() -> Int {
        var count = 0
        for index in jobs.indices {
            guard case .failed = jobs[index].state else { continue }
            jobs[index].attempts = 0
            jobs[index].conflicts = 0
            transition(jobs[index].recording.id, to: .queued)
            count += 1
        }
        if count > 0 { delegate?.uploadsDidProgress(progress) }
        return count
    }

    func pause() {
        isPaused = true
    }

    func resume() async {
        guard isPaused else { return }
        isPaused = false
        await run()
    }

    func clearCompleted() {
        jobs.removeAll { $0.state.isTerminal }
        delegate?.uploadsDidProgress(progress)
    }

    func run() async {
        guard !isRunning, !isPaused else { return }
        isRunning = true
        defer { isRunning = false }
        while !isPaused, let id = nextQueuedID() {
            guard await reachability.isReachable() else { return }
            await process(id)
            delegate?.uploadsDidProgress(progress)
        }
    }

    private func nextQueuedID() -> String? {
        jobs.filter { $0.state == .queued }
            .min { $0.recording.byteCount < $1.recording.byteCount }?
            .recording.id
    }

    private func process(_ id: String) async {
        guard let index = index(of: id), jobs[index].state == .queued else { return }
        jobs[index].attempts += 1
        let job = jobs[index]
        transition(id, to: .uploading(attempt: job.attempts))
        do {
            let revision = try await api.upload(job.recording, baseRevision: job.baseRevision)
            guard isActive(id) else { return }
            transition(id, to: .finished(revision: revision))
        } catch {
            guard isActive(id) else { return }
            await handle(error, for: job)
        }
    }

    private func handle(_ error: any Error, for job: Job) async {
        let id = job.recording.id
        switch error as? TransectUploadError {
        case .conflict(let serverRevision, let serverEditedAt):
            resolveConflict(job, serverRevision: serverRevision, serverEditedAt: serverEditedAt)
        case .unauthorized:
            isPaused = true
            if let index = index(of: id) { jobs[index].attempts -= 1 }
            transition(id, to: .queued)
            delegate?.uploadsNeedSignIn()
        case .rejected(let reason):
            transition(id, to: .failed("\(job.recording.siteName): \(reason)"))
        default:
            guard let delay = policy.delay(afterAttempt: job.attempts, error: error) else {
                let times = job.attempts == 1 ? "1 attempt" : "\(job.attempts) attempts"
                transition(id, to: .failed("\(job.recording.siteName): gave up after \(times)"))
                return
            }
            transition(id, to: .waiting(seconds: delay))
            do {
                try await sleeper.sleep(seconds: delay)
            } catch {
                if isActive(id) { transition(id, to: .cancelled) }
                return
            }
            if isActive(id) { transition(id, to: .queued) }
        }
    }

    private func resolveConflict(_ job: Job, serverRevision: Int, serverEditedAt: Date) {
        let id = job.recording.id
        guard job.recording.editedAt > serverEditedAt else {
            transition(id, to: .superseded)
            return
        }
        guard job.conflicts < 2, let index = index(of: id) else {
            transition(id, to: .failed("\(job.recording.siteName): changed repeatedly on the server"))
            return
        }
        jobs[index].baseRevision = serverRevision
        jobs[index].conflicts += 1
        jobs[index].attempts = 0
        transition(id, to: .queued)
    }

    private func isActive(_ id: String) -> Bool {
        guard let state = state(of: id) else { return false }
        return !state.isTerminal
    }

    private func index(of id: String) -> Int? {
        jobs.firstIndex { $0.recording.id == id }
    }

    private func transition(_ id: String, to state: TransectUploadState) {
        guard let index = index(of: id), jobs[index].state != state else { return }
        jobs[index].state = state
        delegate?.transect(id, didChangeTo: state)
    }
}
