import Foundation

protocol RecipeRemoteDataSource: Sendable {
    func fetchRecipes(course: String) async throws -> [RecipeDTO]
    func fetchRecipe(id: Recipe.ID) async throws -> RecipeDTO
}

protocol CacheStoring<Key, Value>: Sendable {
    associatedtype Key: Hashable & Sendable
    associatedtype Value: Sendable

    func entry(for key: Key) async -> CacheEntry<Value>?
    func store(_ entry: CacheEntry<Value>, for key: Key) async
    func removeAll() async
}

struct CacheEntry<Value: Sendable>: Sendable {
    let value: Value
    let storedAt: Date
}

extension CacheEntry: Equatable where Value: Equatable {}

protocol FavouritesStoring: AnyObject, Sendable {
    var ids: Set<Recipe.ID> { get }
    var isUnlimited: Bool { get }
    func replace(with ids: Set<Recipe.ID>) throws
}

protocol DateProviding: Sendable {
    var now: Date { get }
}

struct SystemDateProvider: DateProviding {
    var now: Date { Date() }
}

actor MemoryCache<Key: Hashable & Sendable, Value: Sendable>: CacheStoring {
    private var entries: [Key: CacheEntry<Value>] = [:]

    func entry(for key: Key) -> CacheEntry<Value>? { entries[key] }
    func store(_ entry: CacheEntry<Value>, for key: Key) { entries[key] = entry }
    func removeAll() { entries.removeAll() }
}
