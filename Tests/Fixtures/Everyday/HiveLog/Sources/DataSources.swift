import Foundation

protocol InspectionAPI: Sendable {
    func list(hiveID: Int) async throws -> [InspectionDTO]
    func upload(_ dto: InspectionDTO) async throws -> InspectionDTO
}

protocol InspectionDatabase: Sendable {
    func inspections(hiveID: Int) async throws -> [Inspection]
    func pending() async -> [Inspection]
    func upsert(_ inspections: [Inspection]) async throws
    func delete(id: String) async throws
}

struct HTTPFailure: Error, Equatable {
    let status: Int
    var field: String?
}
