import Foundation

public struct MedicineDTO: Codable, Equatable, Sendable {
    public var id: String?
    public var name: String?
    public var species: [String]
    public var stock: Int
    public var reorderLevel: Int?
    public var expiresAt: TimeInterval
    public var updatedAt: TimeInterval
    public var withdrawn: Bool

    public init(
        id: String?,
        name: String?,
        species: [String],
        stock: Int,
        reorderLevel: Int? = nil,
        expiresAt: TimeInterval,
        updatedAt: TimeInterval,
        withdrawn: Bool = false
    ) {
        self.id = id
        self.name = name
        self.species = species
        self.stock = stock
        self.reorderLevel = reorderLevel
        self.expiresAt = expiresAt
        self.updatedAt = updatedAt
        self.withdrawn = withdrawn
    }
}

struct MedicineMapper: Sendable {
    static let defaultReorderLevel = 5

    /// Returns `nil` for records that cannot be dispensed from.
    func medicine(from dto: MedicineDTO) -> Medicine? {
        guard !dto.withdrawn,
            let id = dto.id, !id.isEmpty,
            let name = dto.name?.trimmingCharacters(in: .whitespacesAndNewlines), !name.isEmpty,
            dto.stock >= 0
        else { return nil }
        // Species the app doesn't know yet are skipped, but at least one has to remain.
        let species = Set(dto.species.compactMap { AnimalSpecies(rawValue: $0.lowercased()) })
        guard !species.isEmpty else { return nil }
        return Medicine(
            id: id,
            name: name,
            species: species,
            stock: dto.stock,
            reorderLevel: dto.reorderLevel ?? Self.defaultReorderLevel,
            expiresAt: Date(timeIntervalSince1970: dto.expiresAt),
            updatedAt: Date(timeIntervalSince1970: dto.updatedAt)
        )
    }
}
