import Foundation

protocol ListingServicing: Sendable {
    func listings(matching filter: ListingFilter, cursor: String?, limit: Int) async throws -> ListingPage
    func setFavorite(_ isFavorite: Bool, listingID: Listing.ID) async throws
}

protocol EventTracking: Sendable {
    func track(_ event: FeedEvent)
}

enum FeedEvent: Equatable, Sendable {
    case screenViewed(category: String?)
    case refreshed(resultCount: Int)
    case pageLoaded(index: Int)
    case favoriteToggled(id: String, isOn: Bool)
    case loadFailed(reason: String)
}

enum ListingServiceError: Error, Equatable {
    case offline
    case unauthorized
    case server(status: Int)
}

extension ListingServiceError {
    var userMessage: String {
        switch self {
        case .offline: "You appear to be offline."
        case .unauthorized: "Please sign in again."
        case .server(let status) where status >= 500: "Our servers are having a moment. Try again later."
        case .server: "Something went wrong."
        }
    }
}
