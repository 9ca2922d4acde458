import Foundation

extension NewsFeedPresenter {
    struct Configuration {
        var pageSize = 20
        /// A new page is asked for when this many rows are left below.
        var prefetchDistance = 5
        /// Coming back to the screen after this time refreshes by itself.
        var refreshInterval: TimeInterval = 10 * 60
    }
}

enum NewsFeedTexts {
    static let offline = "You are offline."
    static let empty = "There is no news yet."
    static let nextPageFailed = "Could not load more articles."

    static func message(for error: Error) -> String {
        switch error as? NewsServiceError {
        case .offline: return offline
        case .server(status: 503): return "The news service is being maintained."
        case .server, .cursorExpired, nil: return "The news could not be loaded."
        }
    }

    /// A client error answers the same however often it is asked.
    static func canRetry(after error: Error) -> Bool {
        guard case NewsServiceError.server(let status) = error else { return true }
        return status >= 500
    }

    static func offlineBanner(lastUpdate: Date?, now: Date) -> String {
        guard let lastUpdate else { return offline }
        let minutes = Int(now.timeIntervalSince(lastUpdate) / 60)
        switch minutes {
        case ..<1: return "Offline – updated just now"
        case ..<60: return "Offline – updated \(minutes) min ago"
        default: return "Offline – updated \(minutes / 60) h ago"
        }
    }
}
