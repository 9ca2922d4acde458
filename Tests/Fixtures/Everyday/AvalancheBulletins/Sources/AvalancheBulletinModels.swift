import Foundation

enum AvalancheDangerLevel: Int, Comparable, Sendable {
    case low = 1
    case moderate
    case considerable
    case high
    case veryHigh

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

enum SlopeAspect: String, CaseIterable, Sendable {
    case n, ne, e, se, s, sw, w, nw
}

struct AvalancheBulletin: Equatable, Sendable {
    let id: String
    let regionName: String
    let danger: AvalancheDangerLevel
    let aspects: [SlopeAspect]
    let criticalElevation: Int?
    let summary: String
    let validUntil: Date
}

struct AvalancheBulletinPage: Equatable, Sendable {
    let bulletins: [AvalancheBulletin]
    let hasMore: Bool
    let isStale: Bool
}

enum AvalancheBulletinError: Error, Equatable {
    case offline
    case regionUnknown(String)
    case subscriptionRequired
    case serviceUnavailable
    case unexpected
}

struct AvalancheBulletinDTO: Equatable, Sendable {
    let id: String
    let region: String?
    let dangerLevel: Int
    let aspects: [String]
    let elevationMeters: Int?
    let text: String?
    let validUntil: String
}

struct AvalancheBulletinPageDTO: Equatable, Sendable {
    let items: [AvalancheBulletinDTO]
    let nextCursor: String?
}

enum AvalancheRemoteError: Error, Equatable {
    case notConnected
    case timedOut
    case http(status: Int)
    case decoding
}

struct StoredAvalancheBulletins: Equatable, Sendable {
    let bulletins: [AvalancheBulletin]
    let cursor: String?
    let savedAt: Date
}

protocol AvalancheRemote: Sendable {
    func bulletins(area: String, cursor: String?, limit: Int) async throws -> AvalancheBulletinPageDTO
}

protocol AvalancheBulletinStore: Sendable {
    func read(area: String) async throws -> StoredAvalancheBulletins?
    func write(_ stored: StoredAvalancheBulletins, area: String) async throws
    func remove(area: String) async throws
}
