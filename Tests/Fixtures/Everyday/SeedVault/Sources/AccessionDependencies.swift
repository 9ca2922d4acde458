import Foundation

public protocol AccessionService: Sendable {
    func fetchPage(after cursor: String?, limit: Int) async throws -> AccessionPage
    func deleteAccession(id: String) async throws
}

public enum AnalyticsEvent: Equatable, Sendable {
    case listViewed(count: Int)
    case pageLoaded(total: Int)
    case refreshed
    case sortChanged(AccessionSort)
    case accessionDeleted(id: String)
    case deletionUndone(id: String)
    case errorShown(String)
}

@MainActor
public protocol AnalyticsTracking: AnyObject {
    func track(_ event: AnalyticsEvent)
}
