import Foundation

enum SeedLibraryError: Error, Equatable {
    case offline
    case membershipLapsed(since: Date)
    case server(status: Int)
}

protocol SeedLibraryClient: Sendable {
    /// Passing `nil` lists everything the branch holds.
    func lots(matching term: String?) async throws -> [SeedLot]
    func setSaved(_ saved: Bool, for lot: SeedLot.ID) async throws
}

enum CatalogueEvent: Equatable, Sendable {
    case searched(term: String, hits: Int)
    case saved(SeedLot.ID)
    case unsaved(SeedLot.ID)
    case saveFailed(SeedLot.ID)
}

@MainActor
protocol CatalogueAnalytics: AnyObject {
    func track(_ event: CatalogueEvent)
}
