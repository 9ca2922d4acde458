import Foundation

public enum AnimalSpecies: String, Codable, Sendable, CaseIterable {
    case dog
    case cat
    case horse
    case rabbit
}

public struct Medicine: Identifiable, Equatable, Codable, Sendable {
    public let id: String
    public var name: String
    public var species: Set<AnimalSpecies>
    public var stock: Int
    public var reorderLevel: Int
    public var expiresAt: Date
    public var updatedAt: Date

    public init(
        id: String,
        name: String,
        species: Set<AnimalSpecies>,
        stock: Int,
        reorderLevel: Int,
        expiresAt: Date,
        updatedAt: Date
    ) {
        self.id = id
        self.name = name
        self.species = species
        self.stock = stock
        self.reorderLevel = reorderLevel
        self.expiresAt = expiresAt
        self.updatedAt = updatedAt
    }

    public var needsReorder: Bool { stock <= reorderLevel }
}

public struct DispensaryListing: Equatable, Sendable {
    public enum Source: Equatable, Sendable {
        case cache
        case remote
        case offline
    }

    public let medicines: [Medicine]
    public let source: Source
    public let asOf: Date
}
