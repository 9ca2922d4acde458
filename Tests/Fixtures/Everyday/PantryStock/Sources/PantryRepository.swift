import Foundation

actor PantryRepository {
    struct Configuration: Sendable {
        var lifetime: TimeInterval = 300
        var maximumStaleness: TimeInterval = 24 * 3600
    }

    private let remote: any PantryRemote
    private let disk: any PantryDisk
    private let logger: any PantryLogger
    private let configuration: Configuration
    private let now: @Sendable () -> Date

    private var items: [String: PantryItem] = [:]
    private var dirty: Set<String> = []
    private var fetchedAt: Date?
    private var hasLoadedDisk = false
    private var inFlight: Task<Void, any Error>?
    private var observers: [UUID: AsyncStream<[PantryItem]>.Continuation] = [:]

    init(
        remote: any PantryRemote,
        disk: any PantryDisk,
        logger: any PantryLogger,
        configuration: Configuration = Configuration(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.remote = remote
        self.disk = disk
        self.logger = logger
        self.configuration = configuration
        self.now = now
    }

    // MARK: - Reading

    var pendingCount: Int { dirty.count }

    func snapshot(forceRefresh: Bool = false) async throws -> PantrySnapshot {
        await loadDiskIfNeeded()
        if !forceRefresh, let age = cacheAge, age < configuration.lifetime {
            return PantrySnapshot(items: visibleItems, source: .cache)
        }
        do {
            try await refresh()
            return PantrySnapshot(items: visibleItems, source: .remote)
        } catch PantryError.unauthorized {
            await clear()
            throw PantryError.unauthorized
        } catch {
            guard canServeStale else { throw error }
            logger.log("Serving stale pantry: \(error)")
            return PantrySnapshot(items: visibleItems, source: .stale)
        }
    }

    func item(id: String) async throws -> PantryItem {
        await loadDiskIfNeeded()
        guard let item = items[id], !item.isDeleted else { throw PantryError.notFound }
        return item
    }

    func expiring(within days: Int) async -> [PantryItem] {
        await loadDiskIfNeeded()
        let limit = now().addingTimeInterval(TimeInterval(days) * 24 * 3600)
        return
            visibleItems
            .filter { item in item.bestBefore.map { $0 <= limit } ?? false }
            .sorted { ($0.bestBefore ?? .distantFuture) < ($1.bestBefore ?? .distantFuture) }
    }

    func updates() -> AsyncStream<[PantryItem]> {
        let id = UUID()
        let (stream, continuation) = AsyncStream.makeStream(of: [PantryItem].self)
        observers[id] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { await self?.removeObserver(id) }
        }
        if hasLoadedDisk { continuation.yield(visibleItems) }
        return stream
    }

    // MARK: - Writing

    func add(_ item: PantryItem) async {
        await loadDiskIfNeeded()
        var new = item
        if let existing = items[item.id], !existing.isDeleted {
            new.amount += existing.amount
        }
        new.updatedAt = now()
        await write(new)
    }

    func consume(id: String, amount: Int) async throws {
        var item = try await item(id: id)
        guard item.amount >= amount else {
            throw PantryError.insufficientStock(available: item.amount)
        }
        item.amount -= amount
        item.isDeleted = item.amount == 0
        item.updatedAt = now()
        await write(item)
    }

    func remove(id: String) async throws {
        var item = try await item(id: id)
        item.isDeleted = true
        item.updatedAt = now()
        await write(item)
    }

    @discardableResult
    func uploadPending() async -> Int {
        var uploaded = 0
        for id in dirty.sorted() {
            guard let item = items[id] else { continue }
            do {
                try await remote.upload(item)
                uploaded += 1
                if items[id] == item { dirty.remove(id) }
            } catch PantryError.offline {
                logger.log("Upload stopped: offline")
                return uploaded
            } catch {
                logger.log("Upload of \(id) failed")
            }
        }
        return uploaded
    }

    func clear() async {
        inFlight?.cancel()
        inFlight = nil
        items = [:]
        dirty = []
        fetchedAt = nil
        await persist()
        publish()
    }

    // MARK: - Refreshing

    private var cacheAge: TimeInterval? {
        fetchedAt.map { now().timeIntervalSince($0) }
    }

    private var canServeStale: Bool {
        guard !items.isEmpty else { return false }
        guard let age = cacheAge else { return true }
        return age <= configuration.maximumStaleness
    }

    private var visibleItems: [PantryItem] {
        items.values
            .filter { !$0.isDeleted }
            .sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }
    }

    private func refresh() async throws {
        if let inFlight {
            return try await inFlight.value
        }
        let task = Task { try await fetchAndMerge() }
        inFlight = task
        defer { if inFlight == task { inFlight = nil } }
        try await task.value
    }

    private func fetchAndMerge() async throws {
        let fetched = try await remote.fetchItems()
        try Task.checkCancellation()
        merge(fetched)
        fetchedAt = now()
        await persist()
        publish()
    }

    private func merge(_ fetched: [PantryItem]) {
        var merged: [String: PantryItem] = [:]
        for item in fetched {
            if dirty.contains(item.id), let local = items[item.id], local.updatedAt > item.updatedAt {
                merged[item.id] = local
            } else {
                merged[item.id] = item
                dirty.remove(item.id)
            }
        }
        for id in dirty where merged[id] == nil {
            merged[id] = items[id]
        }
        items = merged
    }

    // MARK: - Storage

    private func loadDiskIfNeeded() async {
        guard !hasLoadedDisk else { return }
        hasLoadedDisk = true
        do {
            for item in try await disk.load() where items[item.id] == nil {
                items[item.id] = item
            }
            publish()
        } catch {
            logger.log("Could not read the pantry from disk")
        }
    }

    private func write(_ item: PantryItem) async {
        items[item.id] = item
        dirty.insert(item.id)
        await persist()
        publish()
    }

    private func persist() async {
        do {
            try await disk.save(items.values.sorted { $0.id < $1.id })
        } catch {
            logger.log("Could not save the pantry")
        }
    }

    private func publish() {
        let visible = visibleItems
        for observer in observers.values {
            observer.yield(visible)
        }
    }

    private func removeObserver(_ id: UUID) {
        observers[id] = nil
    }
}
