import Foundation

struct HiveRequestDTO: Codable, Equatable, Sendable {
    let name: String
    let type: String
    let frames: Int
    let queenYear: Int?
    let queenMarked: Bool
    let tags: [String]
    let notes: String?
    let harvestGoalGrams: Int?
}

enum HiveAPIError: Error, Equatable {
    case validation([String: String])
    case conflict
    case network
}

protocol HiveAPI {
    func createHive(_ request: HiveRequestDTO) async throws -> Hive
    func updateHive(id: String, _ request: HiveRequestDTO) async throws -> Hive
}

protocol HiveDraftStoring: AnyObject {
    func saveDraft(_ request: HiveRequestDTO)
    func clearDraft()
}

final class NoDrafts: HiveDraftStoring {
    func saveDraft(_ request: HiveRequestDTO) {}
    func clearDraft() {}
}
