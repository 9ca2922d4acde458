import Foundation

struct Inspection: Identifiable, Equatable, Sendable {
    let id: String
    let hiveID: Int
    var date: Date
    var queenSeen: Bool
    var frames: Int
    var notes: String?
    var isPending = false
}

enum InspectionError: Error, Equatable {
    case offline
    case notAllowed
    case invalid(field: String)
    case unknown(code: Int)
}

protocol InspectionRepository: Sendable {
    func inspections(hiveID: Int) async throws -> Loaded<[Inspection]>
    func save(_ inspection: Inspection) async throws -> Inspection
    func syncPending() async -> SyncReport
}

struct Loaded<Value: Sendable & Equatable>: Equatable, Sendable {
    enum Source: Sendable { case remote, local }

    let value: Value
    let source: Source
}

struct SyncReport: Equatable, Sendable {
    var uploaded = 0
    var rejected: [String] = []
    var stillPending = 0
}
