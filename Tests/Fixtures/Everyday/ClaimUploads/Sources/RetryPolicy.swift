import Foundation

struct RetryPolicy {
    var maximumAttempts = 4
    var baseDelay: TimeInterval = 1
    var maximumDelay: TimeInterval = 20

    func delay(beforeRetry retry: Int) -> TimeInterval {
        min(baseDelay * pow(2, Double(retry - 1)), maximumDelay)
    }

    func shouldRetry(_ error: UploadError, afterAttempt attempt: Int) -> Bool {
        guard attempt < maximumAttempts else { return false }
        return error == .connectionLost || error == .serverBusy
    }
}
