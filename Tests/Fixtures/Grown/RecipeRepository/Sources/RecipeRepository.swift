import Foundation

actor RecipeRepository {
    enum FetchPolicy: Sendable {
        /// Fresh cache entries first, then the network.
        case cacheFirst
        /// Always the network; the cache only helps when the network fails.
        case reload
        /// Never the network, even if the entry has expired.
        case cacheOnly
    }

    private struct Request {
        let number: Int
        let task: Task<Recipe, any Error>
    }

    private let api: any RecipeAPI
    private let disk: any DiskStore
    private let mapper: RecipeMapper
    private let configuration: RecipeCacheConfiguration
    private let now: @Sendable () -> Date

    private var memory: MemoryCache<Recipe.ID, CachedRecipe>
    private var inFlight: [Recipe.ID: Request] = [:]
    private var requestCount = 0
    private let encoder = JSONEncoder()
    private let decoder = JSONDecoder()

    init(
        api: any RecipeAPI,
        disk: any DiskStore,
        mapper: RecipeMapper = RecipeMapper(),
        configuration: RecipeCacheConfiguration = RecipeCacheConfiguration(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.api = api
        self.disk = disk
        self.mapper = mapper
        self.configuration = configuration
        self.now = now
        self.memory = MemoryCache(capacity: configuration.memoryCapacity)
    }

    // MARK: - Reading

    func recipe(id: Recipe.ID, policy: FetchPolicy = .cacheFirst) async throws -> Recipe {
        switch policy {
        case .cacheFirst:
            if let entry = await cachedEntry(for: id), isFresh(entry) {
                return entry.recipe
            }
            return try await load(id)
        case .reload:
            return try await load(id)
        case .cacheOnly:
            guard let entry = await cachedEntry(for: id) else {
                throw RecipeError.notCached(id: id)
            }
            return entry.recipe
        }
    }

    /// Recipes in the order asked for. Those the server does not know, or sends broken, are left out.
    func recipes(ids: [Recipe.ID]) async throws -> [Recipe] {
        var found: [Recipe.ID: Recipe] = [:]
        var missing: [Recipe.ID] = []
        for id in ids where found[id] == nil && !missing.contains(id) {
            if let entry = await cachedEntry(for: id), isFresh(entry) {
                found[id] = entry.recipe
            } else {
                missing.append(id)
            }
        }
        var start = 0
        while start < missing.count {
            let chunk = Array(missing[start..<min(start + configuration.batchSize, missing.count)])
            start += configuration.batchSize
            do {
                for dto in try await api.recipes(ids: chunk) {
                    guard let recipe = try? mapper.recipe(from: dto) else { continue }
                    found[recipe.id] = recipe
                    await store(recipe)
                }
            } catch {
                throw Self.repositoryError(from: error, id: chunk[0])
            }
        }
        return ids.compactMap { found[$0] }
    }

    // MARK: - Invalidation

    /// Forgets one recipe. A request under way still answers its callers but is not cached.
    func invalidate(id: Recipe.ID) async {
        inFlight[id] = nil
        memory.remove(id)
        try? await disk.remove(forKey: Self.diskKey(for: id))
    }

    func removeAll() async throws {
        // swift-format-ignore
        inFlight.values.forEach { $0.task.cancel() }
        inFlight.removeAll()
        memory.removeAll()
        try await disk.removeAll()
    }

    // MARK: - Network

    private func load(_ id: Recipe.ID) async throws -> Recipe {
        if let running = inFlight[id] {
            return try await running.task.value
        }
        requestCount += 1
        let number = requestCount
        let task = Task { try await self.fetch(id, requestNumber: number) }
        inFlight[id] = Request(number: number, task: task)
        defer {
            if inFlight[id]?.number == number {
                inFlight[id] = nil
            }
        }
        return try await task.value
    }

    private func fetch(_ id: Recipe.ID, requestNumber: Int) async throws -> Recipe {
        do {
            let recipe = try mapper.recipe(from: await api.recipe(id: id))
            if inFlight[id]?.number == requestNumber {
                await store(recipe)
            }
            return recipe
        } catch {
            let mapped = Self.repositoryError(from: error, id: id)
            switch mapped {
            case .notFound:
                memory.remove(id)
                try? await disk.remove(forKey: Self.diskKey(for: id))
            case .offline, .unavailable:
                if let entry = await cachedEntry(for: id), isTolerable(entry) {
                    return entry.recipe
                }
            case .malformed, .notCached:
                break
            }
            throw mapped
        }
    }

    // MARK: - Cache

    private func cachedEntry(for id: Recipe.ID) async -> CachedRecipe? {
        if let entry = memory.value(for: id) {
            return entry
        }
        guard let data = try? await disk.data(forKey: Self.diskKey(for: id)) else { return nil }
        guard let entry = try? decoder.decode(CachedRecipe.self, from: data) else {
            // Written by an older version of the app.
            try? await disk.remove(forKey: Self.diskKey(for: id))
            return nil
        }
        memory.insert(entry, for: id)
        return entry
    }

    private func store(_ recipe: Recipe) async {
        let entry = CachedRecipe(recipe: recipe, storedAt: now())
        memory.insert(entry, for: recipe.id)
        if let data = try? encoder.encode(entry) {
            try? await disk.write(data, forKey: Self.diskKey(for: recipe.id))
        }
    }

    private func isFresh(_ entry: CachedRecipe) -> Bool {
        entry.age(at: now()) < configuration.timeToLive
    }

    private func isTolerable(_ entry: CachedRecipe) -> Bool {
        entry.age(at: now()) < configuration.timeToLive + configuration.staleTolerance
    }
}

extension RecipeRepository {
    static func diskKey(for id: Recipe.ID) -> String {
        "recipe-v2-\(id.lowercased())"
    }

    static func repositoryError(from error: any Error, id: Recipe.ID) -> RecipeError {
        if let known = error as? RecipeError { return known }
        switch error as? RecipeAPIError {
        case .status(404), .status(410):
            return .notFound(id: id)
        case .noConnection, .timedOut:
            return .offline
        case .status, nil:
            return .unavailable
        }
    }
}
