import Foundation

public struct RetryPolicy: Equatable, Sendable {
    public let maximumAttempts: Int
    public let baseDelay: TimeInterval
    public let maximumDelay: TimeInterval

    public init(maximumAttempts: Int = 3, baseDelay: TimeInterval = 1, maximumDelay: TimeInterval = 30) {
        self.maximumAttempts = maximumAttempts
        self.baseDelay = baseDelay
        self.maximumDelay = maximumDelay
    }

    func isRetryable(status: Int) -> Bool {
        status == 429 || (500..<600).contains(status)
    }

    func canRetry(afterAttempt attempt: Int) -> Bool { attempt < maximumAttempts }

    /// Exponential back-off; the server's wish wins when it is given.
    func delay(afterAttempt attempt: Int, retryAfter: TimeInterval?) -> TimeInterval {
        if let retryAfter { return min(retryAfter, maximumDelay) }
        return min(baseDelay * pow(2, Double(attempt - 1)), maximumDelay)
    }
}
