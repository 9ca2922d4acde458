import Foundation

struct SeedLot: Identifiable, Hashable, Sendable {
    struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init(stringLiteral value: String) { self.init(rawValue: value) }
    }

    enum Sowing: String, CaseIterable, Sendable {
        case earlySpring, lateSpring, summer, autumn
    }

    let id: ID
    let variety: String
    let species: String
    let harvestedOn: Date
    var packetsLeft: Int
    let sowing: Sowing
    /// 0...1, as measured by the volunteers' last germination test.
    let germinationRate: Double
    var isSaved: Bool
}

enum SeedSort: String, CaseIterable, Sendable {
    case variety, freshest, germination

    func inIncreasingOrder(_ lhs: SeedLot, _ rhs: SeedLot) -> Bool {
        switch self {
        case .variety:
            return lhs.variety.lowercased() < rhs.variety.lowercased()
        case .freshest where lhs.harvestedOn == rhs.harvestedOn:
            return lhs.variety < rhs.variety
        case .freshest:
            return lhs.harvestedOn > rhs.harvestedOn
        case .germination:
            return lhs.germinationRate > rhs.germinationRate
        }
    }
}

struct SeedFilter: Equatable, Sendable {
    var sowing: Set<SeedLot.Sowing> = []
    var inStockOnly = true
    var minimumGermination = 0.0
    var savedOnly = false

    static let unrestricted = SeedFilter(inStockOnly: false)

    func admits(_ lot: SeedLot) -> Bool {
        if inStockOnly, lot.packetsLeft <= 0 { return false }
        if savedOnly, !lot.isSaved { return false }
        guard sowing.isEmpty || sowing.contains(lot.sowing) else { return false }
        return lot.germinationRate >= minimumGermination
    }
}
