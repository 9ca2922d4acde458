import Foundation

protocol InspectionAPI: Sendable {
    func put(_ change: InspectionChange) async throws
    func delete(_ finding: FindingID) async throws
}

protocol OutboxStore: Sendable {
    func load() async throws -> [InspectionChange]
    func save(_ changes: [InspectionChange]) async throws
    func dropAttachments(of id: InspectionChange.ID) async
}

protocol NetworkStatus: Actor {
    var isReachable: Bool { get }
    var isExpensive: Bool { get }
}
