import Foundation

struct RetryPolicy: Equatable, Sendable {
    var maximumAttempts = 4
    var baseDelay: TimeInterval = 0.5
    var multiplier: Double = 2
    var maximumDelay: TimeInterval = 10

    /// Delay after the given attempt, counted from one.
    func delay(afterAttempt attempt: Int, error: UploadError) -> TimeInterval {
        if case .throttled(let seconds?) = error { return min(seconds, maximumDelay) }
        return min(baseDelay * pow(multiplier, Double(attempt - 1)), maximumDelay)
    }
}
