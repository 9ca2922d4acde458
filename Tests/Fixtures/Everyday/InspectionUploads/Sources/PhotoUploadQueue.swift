import Foundation

/// Uploads inspection photos one after the other. Survives restarts through the pending store.
actor PhotoUploadQueue {
    struct Configuration: Sendable {
        var maxAttempts = 3
        var baseDelay: Duration = .seconds(2)
        var maxDelay: Duration = .seconds(20)
        var wifiOnlyAboveBytes = 8_000_000
    }

    nonisolated let updates: AsyncStream<UploadUpdate>

    private(set) var entries: [UploadEntry] = []
    private(set) var isDraining = false

    private let transport: any PhotoTransport
    private let store: any PendingUploadStore
    private let reachability: any ReachabilityChecking
    private let sleeper: any Sleeping
    private let configuration: Configuration
    private let continuation: AsyncStream<UploadUpdate>.Continuation

    init(
        transport: any PhotoTransport,
        store: any PendingUploadStore,
        reachability: any ReachabilityChecking,
        sleeper: any Sleeping = TaskSleeper(),
        configuration: Configuration = .init()
    ) {
        self.transport = transport
        self.store = store
        self.reachability = reachability
        self.sleeper = sleeper
        self.configuration = configuration
        (updates, continuation) = AsyncStream.makeStream(of: UploadUpdate.self, bufferingPolicy: .bufferingNewest(100))
    }

    deinit {
        continuation.finish()
    }

    var pendingCount: Int {
        entries.count { $0.status == .waiting || $0.status.isRunning }
    }

    subscript(id: InspectionPhoto.ID) -> UploadStatus? {
        entries.first { $0.photo.id == id }?.status
    }

    func restore() async throws {
        let saved = try await store.load()
        let known = Set(entries.map(\.photo.id))
        entries +=
            saved
            .filter { !known.contains($0.id) }
            .sorted { $0.takenAt < $1.takenAt }
            .map { UploadEntry(photo: $0) }
    }

    func enqueue(_ photos: [InspectionPhoto]) async throws {
        for photo in photos where self[photo.id] == nil {
            entries.append(UploadEntry(photo: photo))
            continuation.yield(.queued(photo.id))
        }
        try await persist()
    }

    func cancel(_ id: InspectionPhoto.ID) async throws {
        guard let index = index(of: id), !entries[index].status.isRunning else { return }
        entries.remove(at: index)
        continuation.yield(.removed(id))
        try await persist()
    }

    func retryFailed() async -> DrainReport {
        for index in entries.indices {
            if case .failed(let failure) = entries[index].status, failure != .rejected {
                entries[index].status = .waiting
            }
        }
        return await drain()
    }

    @discardableResult
    func drain() async -> DrainReport {
        guard !isDraining else { return DrainReport(wasBusy: true) }
        isDraining = true
        defer { isDraining = false }

        var report = DrainReport()
        while let next = entries.first(where: { $0.status == .waiting }) {
            guard await reachability.isReachable(over: network(for: next.photo)) else {
                report.stoppedOffline = true
                break
            }
            setStatus(.uploading(fraction: 0), of: next.photo.id)
            switch await upload(next.photo) {
            case .success(let receipt):
                setStatus(.done(remoteID: receipt.remoteID), of: next.photo.id)
                report.uploaded.append(next.photo.id)
            case .failure(let failure):
                setStatus(.failed(failure), of: next.photo.id)
                report.failed[next.photo.id] = failure
            }
            try? await persist()
        }
        return report
    }
}

// MARK: - Single upload

extension PhotoUploadQueue {
    fileprivate func upload(_ photo: InspectionPhoto) async -> Result<UploadReceipt, UploadFailure> {
        var attempt = 1
        while true {
            do {
                let receipt = try await transport.send(photo, attempt: attempt) { [weak self] fraction in
                    Task { await self?.report(fraction, for: photo.id) }
                }
                return .success(receipt)
            } catch UploadFailure.rejected {
                return .failure(.rejected)
            } catch {
                guard attempt < configuration.maxAttempts else { return .failure(.gaveUp(attempts: attempt)) }
                try? await sleeper.sleep(for: delay(afterAttempt: attempt))
                attempt += 1
            }
        }
    }

    /// 2 s, 4 s, 8 s … up to the maximum.
    fileprivate func delay(afterAttempt attempt: Int) -> Duration {
        min(configuration.baseDelay * (1 << (attempt - 1)), configuration.maxDelay)
    }

    fileprivate func network(for photo: InspectionPhoto) -> NetworkKind {
        photo.byteCount > configuration.wifiOnlyAboveBytes ? .wifi : .any
    }

    fileprivate func report(_ fraction: Double, for id: InspectionPhoto.ID) {
        guard self[id]?.isRunning == true else { return }
        setStatus(.uploading(fraction: fraction), of: id)
    }

    fileprivate func setStatus(_ status: UploadStatus, of id: InspectionPhoto.ID) {
        guard let index = index(of: id) else { return }
        entries[index].status = status
        continuation.yield(.changed(id, status))
    }

    fileprivate func index(of id: InspectionPhoto.ID) -> Int? {
        entries.firstIndex { $0.photo.id == id }
    }

    fileprivate func persist() async throws {
        let open = entries.filter { !$0.status.isDone }.map(\.photo)
        try await store.save(open)
    }
}
