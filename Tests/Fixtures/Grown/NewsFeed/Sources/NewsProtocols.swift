import Foundation

protocol Cancellable: AnyObject {
    func cancel()
}

/// Completions are called on the main thread.
protocol NewsFeedService: AnyObject {
    @discardableResult
    func fetchPage(
        after cursor: String?,
        limit: Int,
        completion: @escaping (Result<NewsPage, Error>) -> Void
    ) -> Cancellable?

    @discardableResult
    func fetchArticle(id: String, completion: @escaping (Result<NewsArticle, Error>) -> Void) -> Cancellable?
    func report(articleID: String, reason: String)
}

protocol ReadMarkerStore: AnyObject {
    func readIDs(among ids: [String]) -> Set<String>
    func markRead(_ ids: [String])
    func markUnread(_ id: String)
    func removeMarkers(olderThan date: Date)
}

enum ReachabilityStatus: Equatable {
    case reachable(isExpensive: Bool)
    case unreachable
}

protocol Reachability: AnyObject {
    var current: ReachabilityStatus { get }
    func updates() -> AsyncStream<ReachabilityStatus>
}

protocol NewsFeedRouter: AnyObject {
    func openArticle(_ article: NewsArticle)
    func share(_ article: NewsArticle)
    func openSettings()
}

protocol NewsFeedView: AnyObject {
    func setLoading(_ isLoading: Bool)
    func show(sections: [NewsSection])
    func showEmpty(message: String)
    func showError(message: String, canRetry: Bool)
    func showToast(_ text: String)
    func endRefreshing()
    func setFooterLoading(_ isLoading: Bool)
    func setOfflineBanner(_ text: String?)
    func setUnreadBadge(_ count: Int)
}
