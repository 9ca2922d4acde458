import Foundation

public enum AccessionError: Error, Equatable, Sendable {
    case offline
    case sessionExpired
    case locked(until: Int)
    case server(status: Int)
}

public struct ErrorBanner: Equatable, Sendable {
    public let code: String
    public let message: String
    public let canRetry: Bool

    static func make(for error: any Error) -> ErrorBanner {
        guard let error = error as? AccessionError else {
            return ErrorBanner(code: "unknown", message: "Something went wrong.", canRetry: true)
        }
        switch error {
        case .offline:
            return ErrorBanner(code: "offline", message: "You appear to be offline.", canRetry: true)
        case .sessionExpired:
            return ErrorBanner(code: "session", message: "Please sign in again.", canRetry: false)
        case .locked(let year):
            return ErrorBanner(
                code: "locked",
                message: "This lot is under a deposit agreement until \(year).",
                canRetry: false
            )
        case .server(let status) where status == 503:
            return ErrorBanner(code: "maintenance", message: "The vault catalogue is being updated.", canRetry: true)
        case .server(let status):
            return ErrorBanner(code: "server", message: "Server error (\(status)).", canRetry: status >= 500)
        }
    }
}
