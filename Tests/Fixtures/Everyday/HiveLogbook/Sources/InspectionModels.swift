import Foundation

enum ColonyHealth: Int, Sendable {
    case thriving, stable, atRisk
}

struct HiveInspection: Identifiable, Equatable, Sendable {
    let id: String
    let hiveName: String
    let apiary: String
    let inspectedAt: Date
    let mitesPer100Bees: Double
    let broodFrames: Int
    let queenSeen: Bool

    var health: ColonyHealth {
        if mitesPer100Bees >= 3 { return .atRisk }
        if !queenSeen && broodFrames == 0 { return .atRisk }
        return broodFrames > 5 ? .thriving : .stable
    }
}

struct InspectionPage: Equatable, Sendable {
    let inspections: [HiveInspection]
    let nextCursor: String?
}

enum InspectionSort: String, Sendable, CaseIterable {
    case newest, hiveName, miteLoad
}

struct InspectionFilter: Equatable, Sendable {
    var apiary: String?
    var onlyStarred = false
    var minimumHealthConcern: ColonyHealth?
    var searchText = ""

    func matches(_ inspection: HiveInspection, isStarred: Bool) -> Bool {
        if onlyStarred && !isStarred { return false }
        if let apiary, inspection.apiary != apiary { return false }
        if let minimum = minimumHealthConcern, inspection.health.rawValue < minimum.rawValue { return false }
        let needle = searchText.trimmingCharacters(in: .whitespaces).lowercased()
        guard !needle.isEmpty else { return true }
        return inspection.hiveName.lowercased().contains(needle)
            || inspection.apiary.lowercased().contains(needle)
    }
}

struct InspectionSection: Equatable, Sendable {
    let title: String
    let inspections: [HiveInspection]
}

enum InspectionServiceError: Error, Equatable {
    case offline, sessionExpired
    case server(code: Int)
}

protocol InspectionService: Sendable {
    func fetchPage(cursor: String?, limit: Int) async throws -> InspectionPage
    func archive(ids: [String]) async throws -> [String]
}

@MainActor
protocol StarredInspectionStore: AnyObject {
    func loadStarredIDs() -> Set<String>
    func saveStarredIDs(_ ids: Set<String>) throws
}
