import Foundation

actor PodcastDownloadQueue {
    private struct Entry {
        var request: DownloadRequest
        var state: DownloadState = .queued
        var attempt = 0
        /// Identifies the running attempt; answers of any other attempt are out of date.
        var runID: Int?
        var task: Task<Void, Never>?
    }

    private let transferring: any EpisodeTransferring
    private let fileStore: any EpisodeFileStoring
    private let network: any NetworkStatusProviding
    private let configuration: DownloadConfiguration
    private let sleep: @Sendable (Duration) async throws -> Void

    private var entries: [String: Entry] = [:]
    private var pending = PendingDownloads()
    private var lastRunID = 0
    private weak var delegate: (any PodcastDownloadQueueDelegate)?

    init(
        transferring: any EpisodeTransferring,
        fileStore: any EpisodeFileStoring,
        network: any NetworkStatusProviding,
        configuration: DownloadConfiguration,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.transferring = transferring
        self.fileStore = fileStore
        self.network = network
        self.configuration = configuration
        self.sleep = sleep
    }

    func setDelegate(_ delegate: (any PodcastDownloadQueueDelegate)?) {
        self.delegate = delegate
    }

    func state(ofEpisode episodeID: String) -> DownloadState? {
        entries[episodeID]?.state
    }

    var queuedEpisodeIDs: [String] { pending.episodeIDs }

    /// Asking again for an episode which is already on its way can only raise its priority.
    func enqueue(_ request: DownloadRequest) throws {
        if let entry = entries[request.episodeID], !entry.state.isFailed {
            return raisePriority(of: request.episodeID, to: request.priority)
        }
        try makeSpace(for: request)
        entries[request.episodeID] = Entry(request: request)
        pending.insert(request.episodeID, priority: request.priority)
        setState(.queued, for: request.episodeID)
        startPendingDownloads()
    }

    func pause(episodeID: String) throws {
        guard let entry = entries[episodeID] else { throw DownloadQueueError.unknownEpisode(episodeID) }
        guard !entry.state.isFinished, entry.state != .paused else { return }
        stopRunning(episodeID)
        setState(.paused, for: episodeID)
        startPendingDownloads()
    }

    func resume(episodeID: String) throws {
        guard let entry = entries[episodeID] else { throw DownloadQueueError.unknownEpisode(episodeID) }
        guard entry.state == .paused else { return }
        entries[episodeID]?.attempt = 0
        pending.insertAtFront(episodeID, priority: entry.request.priority)
        setState(.queued, for: episodeID)
        startPendingDownloads()
    }

    /// Forgets the download; the file of a completed one is deleted too.
    func remove(episodeID: String) throws {
        guard let entry = entries[episodeID] else { throw DownloadQueueError.unknownEpisode(episodeID) }
        if case .completed = entry.state {
            try fileStore.deleteEpisode(episodeID)
        }
        stopRunning(episodeID)
        entries[episodeID] = nil
        transferring.purgeResumeData(for: episodeID)
        delegate?.downloadQueue(self, didRemoveEpisode: episodeID)
        startPendingDownloads()
    }

    func networkDidChange() {
        let interrupted =
            entries
            .filter { $0.value.state.isDownloading && !canStart($0.key) }
            .sorted { ($0.value.runID ?? 0) > ($1.value.runID ?? 0) }
        for (episodeID, entry) in interrupted {
            stopRunning(episodeID)
            entries[episodeID]?.attempt -= 1
            pending.insertAtFront(episodeID, priority: entry.request.priority)
            setState(.queued, for: episodeID)
        }
        startPendingDownloads()
    }

    private func raisePriority(of episodeID: String, to priority: DownloadPriority) {
        guard let entry = entries[episodeID], priority > entry.request.priority else { return }
        entries[episodeID]?.request.priority = priority
        if entry.state == .queued { pending.insert(episodeID, priority: priority) }
    }

    private func makeSpace(for request: DownloadRequest) throws {
        let reserved = entries.values
            .filter { !$0.state.isFinished }
            .reduce(Int64(0)) { $0 + $1.request.expectedBytes }
        let shortfall = configuration.quota.shortfall(
            requested: request.expectedBytes,
            used: fileStore.usedBytes,
            reserved: reserved,
            available: fileStore.availableBytes)
        guard shortfall > 0 else { return }
        guard let victims = configuration.quota.evictions(from: fileStore.storedEpisodes(), freeing: shortfall) else {
            throw DownloadQueueError.quotaExceeded(missingBytes: shortfall)
        }
        for victim in victims {
            try fileStore.deleteEpisode(victim.episodeID)
            entries[victim.episodeID] = nil
            delegate?.downloadQueue(self, didEvictEpisode: victim.episodeID)
        }
    }

    private func startPendingDownloads() {
        while entries.values.count(where: { $0.state.isDownloading }) < configuration.maximumConcurrentDownloads,
            let episodeID = pending.popFirst(where: canStart)
        {
            start(episodeID)
        }
    }

    private func canStart(_ episodeID: String) -> Bool {
        switch network.connection {
        case .none: return false
        case .wifi: return true
        case .cellular: return entries[episodeID]?.request.requiresWiFi == false
        }
    }

    private func start(_ episodeID: String) {
        guard let request = entries[episodeID]?.request else { return }
        lastRunID += 1
        let runID = lastRunID
        entries[episodeID]?.attempt += 1
        entries[episodeID]?.runID = runID
        setState(.downloading(progress: 0), for: episodeID)
        entries[episodeID]?.task = Task { await self.run(request, runID: runID) }
    }

    private func run(_ request: DownloadRequest, runID: Int) async {
        do {
            for try await event in transferring.transfer(request) {
                switch event {
                case .progress(let received, let total):
                    didReceive(received, of: total ?? request.expectedBytes, request: request, runID: runID)
                case .finished(let temporaryFile):
                    return try didFinish(temporaryFile, request: request, runID: runID)
                }
            }
            throw TransferError.connectionLost  // ended without a file
        } catch {
            didFail(DownloadFailure(error), request: request, runID: runID)
        }
    }

    private func didReceive(_ received: Int64, of total: Int64, request: DownloadRequest, runID: Int) {
        guard entries[request.episodeID]?.runID == runID, total > 0 else { return }
        setState(.downloading(progress: min(1, Double(received) / Double(total))), for: request.episodeID)
    }

    private func didFinish(_ temporaryFile: URL, request: DownloadRequest, runID: Int) throws {
        guard entries[request.episodeID]?.runID == runID else {
            return fileStore.discardTemporaryFile(temporaryFile)
        }
        let file = try fileStore.moveIntoLibrary(temporaryFile, episodeID: request.episodeID)
        finish(request.episodeID, with: .completed(file))
    }

    private func didFail(_ failure: DownloadFailure, request: DownloadRequest, runID: Int) {
        guard let entry = entries[request.episodeID], entry.runID == runID else { return }
        guard configuration.retryPolicy.allowsRetry(afterAttempt: entry.attempt, failure: failure) else {
            return finish(request.episodeID, with: .failed(failure))
        }
        let delay = configuration.retryPolicy.delay(afterAttempt: entry.attempt, failure: failure)
        setState(.waitingForRetry(attempt: entry.attempt), for: request.episodeID)
        entries[request.episodeID]?.task = Task {
            guard (try? await sleep(delay)) != nil else { return }
            requeue(request.episodeID, runID: runID)
        }
        startPendingDownloads()
    }

    private func requeue(_ episodeID: String, runID: Int) {
        guard let entry = entries[episodeID], entry.runID == runID else { return }
        entries[episodeID]?.runID = nil
        pending.insertAtFront(episodeID, priority: entry.request.priority)
        setState(.queued, for: episodeID)
        startPendingDownloads()
    }

    private func finish(_ episodeID: String, with state: DownloadState) {
        stopRunning(episodeID)
        setState(state, for: episodeID)
        startPendingDownloads()
        if entries.values.allSatisfy({ $0.state.isFinished }) {
            delegate?.downloadQueueDidDrain(self)
        }
    }

    private func stopRunning(_ episodeID: String) {
        pending.remove(episodeID)
        entries[episodeID]?.task?.cancel()
        entries[episodeID]?.task = nil
        entries[episodeID]?.runID = nil
    }

    private func setState(_ state: DownloadState, for episodeID: String) {
        entries[episodeID]?.state = state
        delegate?.downloadQueue(self, didChange: state, forEpisode: episodeID)
    }
}
