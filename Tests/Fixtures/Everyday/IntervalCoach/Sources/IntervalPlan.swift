import Foundation

struct IntervalPlan: Equatable, Sendable {
    var name: String
    var segments: [Segment]

    struct Segment: Equatable, Sendable {
        var title: String
        var effort: Effort
        var seconds: Int
    }

    enum Effort: Double, Sendable, CaseIterable {
        case rest = 2.5
        case steady = 8
        case sprint = 14
    }
}

extension IntervalPlan {
    var totalSeconds: Int { segments.reduce(0) { $0 + $1.seconds } }

    /// Kilocalories per minute differ by effort; only the part that was really done counts.
    func kilocalories(after elapsed: Int) -> Int {
        var left = elapsed
        var sum = 0.0
        for segment in segments where left > 0 {
            let done = min(left, segment.seconds)
            sum += segment.effort.rawValue * Double(done) / 60
            left -= done
        }
        return Int(sum.rounded())
    }
}

struct WorkoutSummary: Equatable, Sendable, Codable {
    let planName: String
    let startedAt: Date
    let seconds: Int
    let kilocalories: Int
    let isComplete: Bool
}

enum HapticPattern: Sendable {
    case tick, soft, strong
}
