import Foundation

enum ColonyTemperament: String, CaseIterable, Sendable {
    case calm, nervous, aggressive

    var title: String { rawValue.capitalized }
}

struct HiveInspection: Equatable, Identifiable, Sendable {
    let id: UUID
    let hiveName: String
    let inspectedAt: Date
    var broodFrames: Int
    var honeyFrames: Int
    var miteCount: Int
    var queenSeen: Bool
    var temperament: ColonyTemperament
    var notes: String
    var isLocked: Bool

    var mitesPerHundred: Double { Double(miteCount) / 3 }
}

enum HiveInspectionError: Error, Equatable {
    case notFound
    case offline
    case conflict(editor: String)
    case forbidden
}

protocol HiveInspectionUseCase: Sendable {
    func inspection(id: UUID) async throws -> HiveInspection
    func update(_ inspection: HiveInspection) async throws -> HiveInspection
    func delete(id: UUID) async throws
}

@MainActor
protocol HiveInspectionCoordinating: AnyObject {
    func inspectionDidUpdate(_ inspection: HiveInspection)
    func inspectionDidDelete(id: UUID)
    func showTreatmentGuide(mitesPerHundred: Double)
    func closeInspection()
}
