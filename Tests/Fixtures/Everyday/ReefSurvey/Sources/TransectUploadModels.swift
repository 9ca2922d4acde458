import Foundation

struct TransectRecording: Equatable, Sendable, Identifiable {
    let id: String
    let siteName: String
    let byteCount: Int
    let revision: Int
    let editedAt: Date
}

enum TransectUploadState: Equatable, Sendable {
    case queued
    case uploading(attempt: Int)
    case waiting(seconds: Double)
    case finished(revision: Int)
    case superseded
    case failed(String)
    case cancelled

    var isTerminal: Bool {
        switch self {
        case .finished, .superseded, .failed, .cancelled: return true
        case .queued, .uploading, .waiting: return false
        }
    }
}

struct TransectUploadProgress: Equatable, Sendable {
    let completed: Int
    let total: Int
    let bytesSent: Int
    let bytesTotal: Int

    var percent: Int {
        guard bytesTotal > 0 else { return total == 0 || completed == total ? 100 : 0 }
        return bytesSent * 100 / bytesTotal
    }

    var label: String {
        guard total > 0 else { return "Nothing to upload" }
        guard completed < total else { return "All \(total) transects processed" }
        return "\(completed) of \(total) transects · \(percent)%"
    }
}

enum TransectUploadError: Error, Equatable {
    case timeout
    case throttled(retryAfter: Double)
    case conflict(serverRevision: Int, serverEditedAt: Date)
    case rejected(reason: String)
    case unauthorized
}

struct TransectRetryPolicy: Equatable, Sendable {
    var maxAttempts = 4
    var baseDelay = 2.0
    var maxDelay = 30.0

    func delay(afterAttempt attempt: Int, error: any Error) -> Double? {
        guard attempt < maxAttempts else { return nil }
        let backoff = min(baseDelay * pow(2, Double(attempt - 1)), maxDelay)
        guard let uploadError = error as? TransectUploadError else { return backoff }
        switch uploadError {
        case .timeout: return backoff
        case .throttled(let retryAfter): return max(retryAfter, backoff)
        case .conflict, .rejected, .unauthorized: return nil
        }
    }
}
