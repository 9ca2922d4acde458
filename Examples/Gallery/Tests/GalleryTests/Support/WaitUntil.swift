// testgen:fingerprint 69f9e005216b5543 support
import Foundation
import Testing

/// Waits until a condition holds, looking again and again; records an issue at the caller when time is up.
func waitUntil(
    timeout: TimeInterval = 1,
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () async -> Bool
) async {
    let deadline = Date().addingTimeInterval(timeout)
    while await !condition() {
        guard Date() < deadline else {
            Issue.record("The condition did not hold within \(timeout) seconds.", sourceLocation: sourceLocation)
            return
        }
        try? await Task.sleep(nanoseconds: 1_000_000)
    }
}
