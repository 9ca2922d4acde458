import Foundation

enum RecipeAPIError: Error, Equatable {
    case status(Int)
    case noConnection
    case timedOut
}

protocol RecipeAPI: Sendable {
    func recipe(id: String) async throws -> RecipeDTO
    func recipes(ids: [String]) async throws -> [RecipeDTO]
    func search(term: String, page: Int) async throws -> [RecipeDTO]
    func rate(id: String, stars: Int) async throws
}

protocol DiskStore: Sendable {
    func data(forKey key: String) async throws -> Data?
    func write(_ data: Data, forKey key: String) async throws
    func remove(forKey key: String) async throws
    func removeAll() async throws
    func sizeInBytes() async throws -> Int
}

struct RecipeCacheConfiguration: Sendable {
    var timeToLive: TimeInterval = 15 * 60
    /// How long past its time to live an entry may still be served when the network fails.
    var staleTolerance: TimeInterval = 24 * 60 * 60
    var memoryCapacity = 50
    var batchSize = 20
}
