import Foundation

struct PermitDraft: Codable, Equatable, Sendable {
    var keeperName = ""
    var email = ""
    var markCode = ""
    var hiveCount = "", queenCount = "", plotArea = ""
    var startsOn: Date?
    var endsOn: Date?
    var acceptsInspection = false
}

struct PermitRequest: Equatable, Sendable {
    let keeperName, email, markCode: String
    let hives, queens: Int
    let plotArea: Double
    let startsOn, endsOn: Date
}

struct PermitReceipt: Equatable, Sendable { let number: String }

enum PermitServiceError: Error, Equatable {
    case fields([String: String])
    case unavailable
}

protocol PermitService: Sendable {
    func isMarkAvailable(_ code: String) async throws -> Bool
    func submit(_ request: PermitRequest) async throws -> PermitReceipt
}

@MainActor protocol DraftStore: AnyObject {
    func load() -> PermitDraft?
    func save(_ draft: PermitDraft)
    func clear()
}

extension DraftStore {
    func loadOrEmpty() -> PermitDraft { load() ?? PermitDraft() }
}
