import Foundation

public enum StorageClass: String, CaseIterable, Sendable {
    case orthodox
    case intermediate
    case recalcitrant
}

/// A single lot of seed held by the bank.
public struct Accession: Identifiable, Hashable, Sendable {
    public let id: String
    public let species: String
    public let commonName: String?
    public let collectedOn: Date
    public let seedCount: Int
    public let germinationRate: Double
    public let storage: StorageClass

    public init(
        id: String,
        species: String,
        commonName: String? = nil,
        collectedOn: Date,
        seedCount: Int,
        germinationRate: Double,
        storage: StorageClass = .orthodox
    ) {
        self.id = id
        self.species = species
        self.commonName = commonName
        self.collectedOn = collectedOn
        self.seedCount = seedCount
        self.germinationRate = germinationRate
        self.storage = storage
    }

    /// Lots below the viability threshold, or nearly used up, have to be regrown.
    public var needsRegeneration: Bool {
        germinationRate < 0.85 || seedCount <= 100
    }
}

public struct AccessionPage: Sendable {
    public let items: [Accession]
    public let nextCursor: String?

    public init(items: [Accession], nextCursor: String?) {
        self.items = items
        self.nextCursor = nextCursor
    }
}
