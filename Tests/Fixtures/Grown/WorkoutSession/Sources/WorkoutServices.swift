import Foundation

enum WorkoutAuthorization: Sendable {
    case granted
    case denied
}

@MainActor
protocol WorkoutSensors: AnyObject {
    var isAvailable: Bool { get }
    func requestAuthorization(for activity: WorkoutActivity) async throws -> WorkoutAuthorization
    func samples(for activity: WorkoutActivity) -> AsyncStream<WorkoutSample>
    func setPaused(_ isPaused: Bool)
    func stop()
    func calibrate() async throws
}

protocol WorkoutStore: Sendable {
    func save(_ summary: WorkoutSummary) async throws
    func recent(limit: Int) async throws -> [WorkoutSummary]
    func delete(startedAt: Date) async throws
}

enum WorkoutCue: Equatable, Sendable {
    case started
    case paused
    case resumed
    case lap(number: Int)
    case zoneChanged(HeartRateZone)
    case finished
}

@MainActor
protocol WorkoutCuePlayer: AnyObject {
    func play(_ cue: WorkoutCue)
    var isMuted: Bool { get set }
}
