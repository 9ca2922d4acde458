import Foundation

protocol FlightLogAPI: Sendable {
    func flights(after cursor: String?, limit: Int) async throws -> FlightPage
    func delete(ids: [Int]) async throws
    func setStarred(_ isStarred: Bool, id: Int) async throws
}

@MainActor
protocol FlightLogTracking: AnyObject {
    func track(_ name: String, parameters: [String: Int])
}
