import Foundation

struct Episode: Identifiable, Hashable, Sendable {
    let id: Int
    let title: String
    let show: String
    let seconds: Int
    let publishedAt: Date
}

enum EpisodeSort: String, CaseIterable, Sendable {
    case newest
    case longest
    case relevance
}

struct EpisodePage: Sendable, Equatable {
    let items: [Episode]
    let total: Int
}

enum DirectoryError: Error, Equatable {
    case throttled(retryAfter: Int)
    case unavailable

    var headline: String {
        switch self {
        case .throttled(let seconds): "Too many searches. Try again in \(seconds) s."
        case .unavailable: "The directory is not available"
        }
    }
}

protocol EpisodeDirectory: Sendable {
    func episodes(matching term: String, sort: EpisodeSort, page: Int, limit: Int) async throws -> EpisodePage
}

@MainActor
protocol RecentSearches: AnyObject {
    var terms: [String] { get }
    func remember(_ term: String)
    func forgetAll()
}
