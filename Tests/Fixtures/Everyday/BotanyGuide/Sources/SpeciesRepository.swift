import Foundation

/// Species come from memory, then from disk, then from the network. Concurrent requests for one species share a download.
public actor SpeciesRepository {
    private let api: any SpeciesAPI
    private let disk: any SpeciesDiskStore
    private let metrics: any RepositoryMetrics
    private let timeToLive: TimeInterval
    private let capacity: Int
    private let now: @Sendable () -> Date

    private var memory: [Species.ID: StoredSpecies] = [:]
    private var recentlyUsed: [Species.ID] = []
    private var downloads: [Species.ID: Task<Species, any Error>] = [:]
    private var searches: [String: [Species.ID]] = [:]

    public init(
        api: any SpeciesAPI,
        disk: any SpeciesDiskStore,
        metrics: any RepositoryMetrics,
        timeToLive: TimeInterval = 3600,
        capacity: Int = 50,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.api = api
        self.disk = disk
        self.metrics = metrics
        self.timeToLive = timeToLive
        self.capacity = capacity
        self.now = now
    }

    public var cachedCount: Int { memory.count }

    public func species(id: Species.ID, forceRefresh: Bool = false) async throws -> Species {
        if !forceRefresh, let cached = await freshFromCache(id) {
            return cached
        }
        if let running = downloads[id] {
            return try await running.value
        }
        metrics.cacheMiss()
        let download = Task { try await self.download(id) }
        downloads[id] = download
        defer { downloads[id] = nil }

        do {
            return try await download.value
        } catch let error as SpeciesRepositoryError {
            throw error
        } catch {
            return try await staleCopy(of: id)
        }
    }

    public func search(_ text: String, limit: Int = 20) async throws -> [Species] {
        let key = text.trimmingCharacters(in: .whitespaces).lowercased()
        guard !key.isEmpty else { return [] }
        if let ids = searches[key] {
            let known = ids.compactMap { memory[$0]?.species }
            if known.count == ids.count {
                return Array(known.prefix(limit))
            }
        }
        let found = try await api.search(key, limit: limit)
        for species in found {
            remember(StoredSpecies(species: species, fetchedAt: now()))
        }
        searches[key] = found.map(\.id)
        return found
    }

    public func prefetch(_ ids: [Species.ID]) async -> Int {
        var loaded = 0
        for id in ids where memory[id] == nil {
            if (try? await species(id: id)) != nil {
                loaded += 1
            }
        }
        return loaded
    }

    public func invalidate(_ ids: [Species.ID]) async {
        for id in ids {
            downloads[id]?.cancel()
            memory[id] = nil
        }
        recentlyUsed.removeAll { ids.contains($0) }
        searches.removeAll()
        await disk.remove(ids: ids)
    }

    // MARK: - Private

    private func freshFromCache(_ id: Species.ID) async -> Species? {
        if let stored = memory[id], isFresh(stored) {
            metrics.cacheHit(.memory)
            touch(id)
            return stored.species
        }
        if let stored = await disk.load(id: id), isFresh(stored) {
            metrics.cacheHit(.disk)
            remember(stored)
            return stored.species
        }
        return nil
    }

    private func download(_ id: Species.ID) async throws -> Species {
        guard let species = try await api.species(id: id) else {
            memory[id] = nil
            throw SpeciesRepositoryError.notFound(id)
        }
        if let old = memory[id]?.species, old.revision > species.revision {
            return old
        }
        let stored = StoredSpecies(species: species, fetchedAt: now())
        remember(stored)
        try? await disk.save(stored)
        return species
    }

    private func staleCopy(of id: Species.ID) async throws -> Species {
        var stored = memory[id]
        if stored == nil {
            stored = await disk.load(id: id)
        }
        guard let stored else { throw SpeciesRepositoryError.unavailable }
        metrics.servedStale(id: id, age: now().timeIntervalSince(stored.fetchedAt))
        return stored.species
    }

    private func isFresh(_ stored: StoredSpecies) -> Bool {
        now().timeIntervalSince(stored.fetchedAt) < timeToLive
    }

    private func remember(_ stored: StoredSpecies) {
        memory[stored.species.id] = stored
        touch(stored.species.id)
        while recentlyUsed.count > capacity {
            memory[recentlyUsed.removeFirst()] = nil
        }
    }

    private func touch(_ id: Species.ID) {
        recentlyUsed.removeAll { $0 == id }
        recentlyUsed.append(id)
    }
}
