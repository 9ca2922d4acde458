import Foundation

struct NewsArticle: Equatable, Hashable {
    let id: String
    let headline: String
    let teaser: String?
    let publishedAt: Date
    var isBreaking = false
    var authorNames: [String] = []
}

struct NewsPage: Equatable {
    let articles: [NewsArticle]
    /// `nil` on the last page.
    let nextCursor: String?
}

struct NewsRow: Equatable {
    let id: String
    let headline: String
    let byline: String?
    let isRead: Bool
    let isBreaking: Bool
}

struct NewsSection: Equatable {
    let day: Date
    let title: String
    let rows: [NewsRow]

    var unreadCount: Int { rows.filter { !$0.isRead }.count }
}

enum NewsServiceError: Error, Equatable {
    case offline
    case cursorExpired
    case server(status: Int)
}
