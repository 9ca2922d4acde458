import Foundation

protocol BulletinSource: Sendable {
    func bulletin(for region: RegionCode) async throws -> Bulletin?
}

protocol ObservationSource: Sendable {
    func huts(in region: RegionCode) async throws -> [String]
    func latest(at hut: String) async throws -> Observation
}

protocol BriefingArchive: AnyObject, Sendable {
    func store(_ bulletin: Bulletin) async
    func lastKnown(_ region: RegionCode) async -> Bulletin?
}

typealias BriefingSources = BulletinSource & ObservationSource
