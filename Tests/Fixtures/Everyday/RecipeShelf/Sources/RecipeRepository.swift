import Foundation

protocol RecipeRepositoryProtocol: Sendable {
    func recipes(in course: Course, policy: FetchPolicy) async throws -> [Recipe]
    func recipe(id: Recipe.ID) async throws -> Recipe
    func setFavourite(_ isFavourite: Bool, id: Recipe.ID) async throws
}

/// Remote first or cache first, depending on the policy; favourites live on the device only.
final class RecipeRepository: RecipeRepositoryProtocol, @unchecked Sendable {
    private let remote: any RecipeRemoteDataSource
    private let cache: any CacheStoring<String, [Recipe]>
    private let favourites: any FavouritesStoring
    private let dateProvider: any DateProviding
    private let timeToLive: TimeInterval

    private let lock = NSLock()
    private var memory: [Recipe.ID: Recipe] = [:]

    init(
        remote: any RecipeRemoteDataSource,
        cache: any CacheStoring<String, [Recipe]>,
        favourites: any FavouritesStoring,
        dateProvider: any DateProviding = SystemDateProvider(),
        timeToLive: TimeInterval = 15 * 60
    ) {
        self.remote = remote
        self.cache = cache
        self.favourites = favourites
        self.dateProvider = dateProvider
        self.timeToLive = timeToLive
    }

    func recipes(in course: Course, policy: FetchPolicy = .cacheFirst) async throws -> [Recipe] {
        let key = Self.cacheKey(for: course)
        let entry = await cache.entry(for: key)

        switch policy {
        case .cacheOnly:
            return decorate(entry?.value ?? [])
        case .cacheFirst:
            if let entry, isFresh(entry) { return decorate(entry.value) }
        case .reload:
            break
        }

        do {
            let page = try await remote.fetchRecipes(course: course.slug)
            let recipes = page.compactMap(Recipe.init(dto:)).sorted(by: Recipe.menuOrder)
            await cache.store(CacheEntry(value: recipes, storedAt: dateProvider.now), for: key)
            remember(recipes)
            return decorate(recipes)
        } catch {
            // Yesterday's recipes taste as good as today's.
            guard let entry, policy != .reload else { throw RepositoryError.unavailable(underlying: "\(error)") }
            return decorate(entry.value)
        }
    }

    func recipe(id: Recipe.ID) async throws -> Recipe {
        if let known = lock.withLock({ memory[id] }) {
            return decorate([known])[0]
        }
        guard let recipe = Recipe(dto: try await remote.fetchRecipe(id: id)) else {
            throw RepositoryError.malformed(id: id)
        }
        remember([recipe])
        return decorate([recipe])[0]
    }

    func setFavourite(_ isFavourite: Bool, id: Recipe.ID) async throws {
        var ids = favourites.ids
        guard ids.contains(id) != isFavourite else { return }
        if isFavourite {
            guard ids.count < FavouritesLimit.free || favourites.isUnlimited else {
                throw RepositoryError.favouritesFull(limit: FavouritesLimit.free)
            }
            ids.insert(id)
        } else {
            ids.remove(id)
        }
        try favourites.replace(with: ids)
    }

    func search(_ text: String) -> [Recipe] {
        let words = text.lowercased().split(separator: " ")
        guard !words.isEmpty else { return [] }
        let candidates = lock.withLock { Array(memory.values) }
        let hits = candidates.filter { recipe in
            words.allSatisfy { word in
                recipe.title.lowercased().contains(word)
                    || recipe.ingredients.contains { $0.name.lowercased().hasPrefix(word) }
            }
        }
        return decorate(hits.sorted(by: Recipe.menuOrder))
    }

    func clear() async {
        lock.withLock { memory.removeAll() }
        await cache.removeAll()
    }
}

extension RecipeRepository {
    fileprivate static func cacheKey(for course: Course) -> String { "recipes.v2.\(course.slug)" }

    fileprivate func isFresh(_ entry: CacheEntry<[Recipe]>) -> Bool {
        dateProvider.now.timeIntervalSince(entry.storedAt) < timeToLive
    }

    fileprivate func remember(_ recipes: [Recipe]) {
        lock.withLock {
            for recipe in recipes { memory[recipe.id] = recipe }
        }
    }

    fileprivate func decorate(_ recipes: [Recipe]) -> [Recipe] {
        let ids = favourites.ids
        return recipes.map { recipe in
            var copy = recipe
            copy.isFavourite = ids.contains(recipe.id)
            return copy
        }
    }
}
