import Foundation

extension WorkoutSessionViewModel {
    var laps: [WorkoutLap] { tally.laps }
    var currentLapDuration: TimeInterval { tally.currentLapDuration(elapsed: elapsed) }

    enum State: Equatable {
        case idle
        case preparing
        case running
        case paused
        case saving(WorkoutSummary)
        case finished(WorkoutSummary)
        /// Saving failed; the summary is kept for another try.
        case unsaved(WorkoutSummary)
        case discarded

        var allowsStart: Bool {
            switch self {
            case .idle, .finished, .discarded: return true
            case .preparing, .running, .paused, .saving, .unsaved: return false
            }
        }
    }

    enum StartFailure: Error, Equatable {
        case sensorsUnavailable
        case permissionDenied
        case sensorFailure
    }
}
