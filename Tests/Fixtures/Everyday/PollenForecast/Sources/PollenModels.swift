import Foundation

struct Region: Hashable, Sendable {
    let code: String
    let country: String
}

enum Allergen: String, CaseIterable, Codable, Sendable {
    case birch, grass, ragweed, olive
}

enum PollenLevel: Int, Codable, Comparable, Sendable {
    case none, low, moderate, high

    static func < (lhs: PollenLevel, rhs: PollenLevel) -> Bool { lhs.rawValue < rhs.rawValue }
}

struct PollenForecast: Equatable, Sendable {
    let region: Region
    let levels: [Allergen: PollenLevel]
    let issuedAt: Date
}

struct AllergyProfile: Sendable {
    let allergens: [Allergen]
    let threshold: PollenLevel
}

enum PollenError: Error, Equatable {
    case unknownRegion(String)
    case offline
    case server(status: Int)
}
