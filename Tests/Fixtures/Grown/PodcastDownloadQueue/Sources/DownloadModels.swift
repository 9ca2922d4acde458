import Foundation

enum DownloadPriority: Int, Comparable, Sendable {
    case background
    case automatic
    case userInitiated

    static func < (lhs: DownloadPriority, rhs: DownloadPriority) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}

struct DownloadRequest: Equatable, Sendable {
    let episodeID: String
    let podcastID: String
    let mediaURL: URL
    let expectedBytes: Int64
    var priority: DownloadPriority = .automatic
    var requiresWiFi = true
}

enum DownloadState: Equatable, Sendable {
    case queued
    case downloading(progress: Double)
    case waitingForRetry(attempt: Int)
    case paused
    case completed(URL)
    case failed(DownloadFailure)

    var isDownloading: Bool {
        guard case .downloading = self else { return false }
        return true
    }

    var isFailed: Bool {
        guard case .failed = self else { return false }
        return true
    }

    /// Finished downloads don't hold any reserved space and can't be paused.
    var isFinished: Bool {
        switch self {
        case .completed, .failed:
            return true
        case .queued, .downloading, .waitingForRetry, .paused:
            return false
        }
    }
}

enum DownloadFailure: Error, Equatable, Sendable {
    case network
    case server(status: Int)
    case throttled(retryAfter: Duration?)
    case episodeGone
    case storage
    case unknown

    init(_ error: Error) {
        switch error {
        case let failure as DownloadFailure:
            self = failure
        case TransferError.connectionLost, TransferError.timedOut:
            self = .network
        case TransferError.http(let status, let retryAfter):
            switch status {
            case 404, 410:
                self = .episodeGone
            case 429:
                self = .throttled(retryAfter: retryAfter)
            default:
                self = .server(status: status)
            }
        case is FileStoreError:
            self = .storage
        default:
            self = .unknown
        }
    }

    var isRetryable: Bool {
        switch self {
        case .network, .throttled:
            return true
        case .server(let status):
            return (500..<600).contains(status)
        case .episodeGone, .storage, .unknown:
            return false
        }
    }
}

enum DownloadQueueError: Error, Equatable {
    case quotaExceeded(missingBytes: Int64)
    case unknownEpisode(String)
}

struct RetryPolicy: Sendable {
    var maximumAttempts = 4
    var baseDelay: Duration = .seconds(2)
    var maximumDelay: Duration = .seconds(60)

    /// Doubles with every attempt. A server which asks for more patience gets it.
    func delay(afterAttempt attempt: Int, failure: DownloadFailure) -> Duration {
        let backoff = min(baseDelay * (1 << min(max(attempt - 1, 0), 16)), maximumDelay)
        guard case .throttled(let retryAfter?) = failure else { return backoff }
        return max(backoff, retryAfter)
    }

    func allowsRetry(afterAttempt attempt: Int, failure: DownloadFailure) -> Bool {
        failure.isRetryable && attempt < maximumAttempts
    }
}

struct DownloadConfiguration: Sendable {
    var quota: DiskQuota
    var retryPolicy = RetryPolicy()
    var maximumConcurrentDownloads = 2
}
