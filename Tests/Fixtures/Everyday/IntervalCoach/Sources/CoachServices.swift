import Foundation

protocol SecondTicker: Sendable {
    func ticks() -> AsyncStream<Void>
}

@MainActor
protocol CoachVoice: AnyObject {
    func say(_ text: String, interrupting: Bool)
}

@MainActor
protocol HapticPlaying: AnyObject {
    func play(_ pattern: HapticPattern)
}

protocol WorkoutJournal: Sendable {
    func save(_ summary: WorkoutSummary) async throws
    func recent(limit: Int) async throws -> [WorkoutSummary]
}

struct ClockTicker: SecondTicker {
    func ticks() -> AsyncStream<Void> {
        AsyncStream { continuation in
            let task = Task {
                while !Task.isCancelled {
                    try? await Task.sleep(for: .seconds(1))
                    continuation.yield()
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
