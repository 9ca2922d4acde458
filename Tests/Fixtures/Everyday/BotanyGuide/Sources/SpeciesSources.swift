import Foundation

public protocol SpeciesAPI: Sendable {
    func species(id: Species.ID) async throws -> Species?
    func search(_ text: String, limit: Int) async throws -> [Species]
}

public protocol SpeciesDiskStore: Sendable {
    func load(id: Species.ID) async -> StoredSpecies?
    func save(_ stored: StoredSpecies) async throws
    func remove(ids: [Species.ID]) async
}

public protocol RepositoryMetrics: Sendable {
    func cacheHit(_ layer: CacheLayer)
    func cacheMiss()
    func servedStale(id: Species.ID, age: TimeInterval)
}

public enum CacheLayer: Equatable, Sendable {
    case memory, disk
}

public struct StoredSpecies: Codable, Equatable, Sendable {
    public let species: Species
    public let fetchedAt: Date

    public init(species: Species, fetchedAt: Date) {
        self.species = species
        self.fetchedAt = fetchedAt
    }
}
