import Foundation

enum HarbourError: Error, Equatable {
    case invalidFields([String: String])
    case berthTaken
    case maintenance
}

@MainActor
protocol HarbourService {
    func findBerth(lengthMetres: Double, from: Date, to: Date) async throws -> BerthOffer?
    /// Returns the application number.
    func submit(_ draft: MooringDraft, berth: String) async throws -> String
}

@MainActor
protocol MooringDraftStoring {
    func load() -> MooringDraft?
    func save(_ draft: MooringDraft)
    func clear()
}
