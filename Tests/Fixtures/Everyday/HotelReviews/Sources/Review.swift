import Foundation

struct Review: Equatable {
    let id: String
    let author: Author
    let stars: Int
    let text: String
    let stayedOn: Date
    var helpfulVotes: Int
    var language: String?

    struct Author: Equatable {
        let firstName: String
        let lastName: String?
        let tripCount: Int
    }
}

struct ReviewPage: Equatable {
    let reviews: [Review]
    let totalCount: Int
    let hasMore: Bool
}

enum ReviewSort: Equatable {
    case newest
    case highest
    case mostHelpful(minimumVotes: Int)
}

enum ReviewError: Error, Equatable {
    case offline
    case hotelGone
    case alreadyVoted
    case server(status: Int)

    var isRetryable: Bool {
        switch self {
        case .offline: return true
        case .server(let status): return status >= 500
        case .hotelGone, .alreadyVoted: return false
        }
    }
}
