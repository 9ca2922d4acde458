import Foundation

enum WorkoutActivity: String, Codable, Sendable, CaseIterable {
    case running
    case walking
    case cycling
    case rowing

    /// Indoor machines report no distance worth splitting.
    var supportsAutoLap: Bool { self != .rowing }
}

enum WorkoutSample: Equatable, Sendable {
    case heartRate(bpm: Int, at: Date)
    case distance(metres: Double, at: Date)
    case energy(kilocalories: Double, at: Date)

    var date: Date {
        switch self {
        case .heartRate(_, let date), .distance(_, let date), .energy(_, let date):
            return date
        }
    }
}

struct WorkoutLap: Identifiable, Equatable, Codable, Sendable {
    var id: Int { number }
    let number: Int
    let duration: TimeInterval
    let metres: Double
    let averageHeartRate: Int?

    /// Seconds per kilometre.
    var pace: TimeInterval? {
        metres > 0 ? duration / (metres / 1000) : nil
    }
}

struct WorkoutSummary: Equatable, Codable, Sendable {
    let activity: WorkoutActivity
    let startedAt: Date
    let endedAt: Date
    let activeDuration: TimeInterval
    let metres: Double
    let kilocalories: Double
    let averageHeartRate: Int?
    let maximumHeartRate: Int?
    let laps: [WorkoutLap]

    var pausedDuration: TimeInterval {
        endedAt.timeIntervalSince(startedAt) - activeDuration
    }

    /// The quickest full lap; the last, broken-off one does not count.
    var fastestLap: WorkoutLap? {
        laps.dropLast()
            .filter { $0.pace != nil }
            .min { ($0.pace ?? .infinity) < ($1.pace ?? .infinity) }
    }
}

struct WorkoutSettings: Sendable {
    var autoLapMetres: Double? = 1000
    var maximumHeartRate = 190
    /// Shorter sessions are started by mistake and are thrown away.
    var minimumDuration: TimeInterval = 30
}
