import Foundation

/// Retries transient failures with a doubling delay.
struct RetryPolicy: Sendable {
    let maxAttempts: Int
    let baseDelay: Duration
    let sleeper: any Sleeper

    func run<T: Sendable>(_ operation: @Sendable () async throws -> T) async throws -> T {
        var attempt = 1
        var delay = baseDelay
        while true {
            do {
                return try await operation()
            } catch {
                guard attempt < maxAttempts, isTransient(error) else { throw error }
                try await sleeper.sleep(for: delay)
                delay = delay * 2
                attempt += 1
            }
        }
    }

    private func isTransient(_ error: any Error) -> Bool {
        switch error as? StarDomeError {
        case .timeout, .unavailable: return true
        default: return false
        }
    }
}
