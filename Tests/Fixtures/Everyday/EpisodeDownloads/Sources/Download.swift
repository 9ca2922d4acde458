import Foundation

struct DownloadRequest: Sendable, Equatable {
    let id: String
    let source: URL
    let fileName: String
    var priority: Priority = .normal

    enum Priority: Int, Sendable, Comparable {
        case low, normal, high

        static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    }
}

struct FileChunk: Sendable, Equatable {
    let bytes: Data
    let expectedTotal: Int?
}

enum DownloadFailure: Error, Sendable, Equatable {
    case offline
    case http(Int)
    case diskFull
    case truncated(received: Int, expected: Int)
    case gaveUp(attempts: Int)
}

struct RetryPolicy: Sendable {
    let maximumAttempts: Int
    let baseDelay: Duration
    let ceiling: Duration

    static let standard = RetryPolicy(maximumAttempts: 3, baseDelay: .seconds(1), ceiling: .seconds(30))

    /// 1 s, 2 s, 4 s … up to the ceiling. `attempt` counts from one.
    func delay(afterAttempt attempt: Int) -> Duration {
        min(baseDelay * (1 << (attempt - 1)), ceiling)
    }
}
