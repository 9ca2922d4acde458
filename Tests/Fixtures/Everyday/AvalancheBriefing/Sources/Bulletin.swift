import Foundation

struct RegionCode: Hashable, Sendable, CustomStringConvertible {
    let country: String
    let number: Int

    var description: String { "\(country)-\(number)" }
}

enum DangerLevel: Int, Comparable, Codable, Sendable, CaseIterable {
    case low = 1
    case moderate, considerable, high, extreme

    static func < (lhs: DangerLevel, rhs: DangerLevel) -> Bool { lhs.rawValue < rhs.rawValue }
}

struct Bulletin: Equatable, Sendable {
    let region: RegionCode
    let issuedAt: Date
    let levels: [Aspect: DangerLevel]
    let problems: Set<Problem>

    enum Aspect: String, Sendable, CaseIterable {
        case north, east, south, west
    }

    enum Problem: Sendable {
        case newSnow, windSlab, wetSnow, persistentWeakLayer
    }

    var peak: DangerLevel { levels.values.max() ?? .low }
}

struct Observation: Equatable, Sendable {
    let hut: String
    let snowDepth: Measurement<UnitLength>
    let takenAt: Date
}

struct Briefing: Equatable, Sendable {
    let bulletin: Bulletin
    let observations: [Observation]
    let advice: Advice
    let isStale: Bool
}

enum Advice: Equatable, Sendable {
    case go
    case caution(avoid: Set<Bulletin.Aspect>)
    case stay
}

enum BriefingError: Error, Equatable, Sendable {
    case noBulletin(RegionCode)
    case tooManyRegions(limit: Int)
}
