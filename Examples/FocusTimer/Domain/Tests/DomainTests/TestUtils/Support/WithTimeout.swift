// testgen:fingerprint 8c0dfc457255f2bf
import Foundation
import Testing

/// Thrown by `withTimeout` when the operation takes too long.
struct TimeoutError: Error, CustomStringConvertible {
    var seconds: Double
    var description: String { "timed out after \(seconds) s" }
}

/// Runs an operation and throws `TimeoutError` when it is not done in time; the operation is cancelled then.
func withTimeout<Value: Sendable>(
    seconds: Double = 2,
    operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
        group.addTask { try await operation() }
        group.addTask {
            try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
            throw TimeoutError(seconds: seconds)
        }
        defer { group.cancelAll() }
        guard let first = try await group.next() else { throw TimeoutError(seconds: seconds) }
        return first
    }
}
