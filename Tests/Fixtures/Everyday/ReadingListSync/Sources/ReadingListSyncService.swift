// swift-format-ignore-file: ReplaceForEachWithForLoop
import Foundation

/// Keeps the saved articles on this device and on the server the same: first everything is pulled, then local changes
/// are pushed. Where both sides changed an entry the delegate decides.
///
/// Predates async/await. Do not call from more than one thread.
class ReadingListSyncService: NSObject {
    typealias Completion = (Result<ReadingListSyncSummary, ReadingListSyncError>) -> Void

    private enum Phase {
        case idle
        case pulling
        case pushing
    }

    weak var delegate: ReadingListSyncServiceDelegate?

    private let api: ReadingListAPI
    private let store: ReadingListStoring
    private let reachability: ReachabilityNotifying
    private let uploadBatch: Int

    private var phase = Phase.idle
    private var summary = ReadingListSyncSummary()
    private var completions: [Completion] = []
    private var retriedFullSync = false

    var isSyncing: Bool { phase != .idle }

    init(
        api: ReadingListAPI,
        store: ReadingListStoring,
        reachability: ReachabilityNotifying = ReachabilityMonitor.shared,
        uploadBatch: Int = 50
    ) {
        self.api = api
        self.store = store
        self.reachability = reachability
        self.uploadBatch = uploadBatch
        super.init()
    }

    // MARK: - Entry points

    func sync(completion: Completion? = nil) {
        guard phase == .idle else {
            completion?(.failure(.alreadyRunning))
            return
        }
        guard reachability.isReachable else {
            delegate?.syncService(self, didFailWith: .offline)
            completion?(.failure(.offline))
            return
        }
        summary = ReadingListSyncSummary()
        retriedFullSync = false
        if let completion = completion {
            completions.append(completion)
        }
        delegate?.syncServiceDidStart(self)
        pull(page: nil)
    }

    /// Marks the article as deleted, and tells the server when it knows about the article.
    func removeArticle(project: String, title: String, completion: @escaping (Bool) -> Void) {
        guard var entry = store.entry(forKey: "\(project)/\(title)") else {
            completion(false)
            return
        }
        guard let id = entry.remoteID else {
            store.deleteEntry(forKey: entry.key)
            completion(true)
            return
        }
        entry.isDeletedLocally = true
        store.save(entry)
        guard reachability.isReachable else {
            completion(true)
            return
        }
        api.remove(entryWithID: id) { [weak self] error in
            if error == nil || error == .http(status: 404) {
                self?.store.deleteEntry(forKey: entry.key)
            }
            completion(error == nil)
        }
    }

    func reset() {
        store.syncToken = nil
        summary = ReadingListSyncSummary()
    }

    // MARK: - Pulling

    private func pull(page: String?) {
        phase = .pulling
        api.fetchChanges(since: store.syncToken, page: page) { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let changes):
                changes.entries.forEach(self.merge)
                if let next = changes.next {
                    self.pull(page: next)
                } else {
                    self.store.syncToken = changes.syncToken
                    self.push(self.store.entriesNeedingUpload())
                }
            case .failure(.tokenExpired) where !self.retriedFullSync:
                self.retriedFullSync = true
                self.store.syncToken = nil
                self.pull(page: nil)
            case .failure(let error):
                self.fail(self.translate(error))
            }
        }
    }

    private func merge(_ remote: RemoteEntry) {
        let key = "\(remote.project)/\(remote.title)"
        guard let local = store.entry(forKey: key) else {
            if !remote.isGone { take(remote) }
            return
        }
        if local.isUpdatedLocally || local.isDeletedLocally {
            if local.updatedAt == remote.updated { return }
            summary.conflicts += 1
            let decision = delegate?.syncService(self, resolve: local, against: remote) ?? automatic(local, remote)
            if case .keepMine = decision {
                return
            }
        }
        if remote.isGone {
            store.deleteEntry(forKey: key)
            summary.pulled += 1
        } else {
            take(remote)
        }
    }

    private func automatic(_ local: ReadingListEntry, _ remote: RemoteEntry) -> ConflictDecision {
        local.updatedAt > remote.updated ? .keepMine : .takeTheirs
    }

    private func take(_ remote: RemoteEntry) {
        store.save(
            ReadingListEntry(
                remoteID: remote.id,
                project: remote.project,
                title: remote.title,
                note: remote.note,
                updatedAt: remote.updated
            ))
        summary.pulled += 1
    }

    // MARK: - Pushing

    private func push(_ pending: [ReadingListEntry]) {
        phase = .pushing
        let batch = Array(pending.filter { !$0.isDeletedLocally }.prefix(uploadBatch))
        guard !batch.isEmpty else {
            finish()
            return
        }
        api.upload(batch) { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let ids):
                for (var entry, id) in zip(batch, ids) {
                    entry.remoteID = id
                    entry.isUpdatedLocally = false
                    self.store.save(entry)
                }
                self.summary.pushed += batch.count
                self.push(Array(pending.filter { !$0.isDeletedLocally }.dropFirst(batch.count)))
            case .failure(let error):
                self.fail(self.translate(error))
            }
        }
    }

    // MARK: - Ending

    private func finish() {
        phase = .idle
        delegate?.syncService(self, didFinishWith: summary)
        flush(.success(summary))
    }

    private func fail(_ error: ReadingListSyncError) {
        phase = .idle
        delegate?.syncService(self, didFailWith: error)
        flush(.failure(error))
    }

    private func flush(_ result: Result<ReadingListSyncSummary, ReadingListSyncError>) {
        let waiting = completions
        completions.removeAll()
        waiting.forEach { $0(result) }
    }

    private func translate(_ error: ReadingListAPIError) -> ReadingListSyncError {
        switch error {
        case .notSetUp: return .signedOut
        case .tokenExpired: return .underlying(status: 400)
        case .entryLimitReached(let limit): return .tooManyEntries(limit: limit)
        case .http(let status): return status == 401 ? .signedOut : .underlying(status: status)
        }
    }
}
