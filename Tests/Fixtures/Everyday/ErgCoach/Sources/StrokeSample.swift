import Foundation

struct StrokeSample: Equatable, Sendable {
    let at: TimeInterval
    let metres: Double
    let watts: Double
    let heartRate: Int?
}

enum ErgEvent: Equatable, Sendable {
    case connected(serial: String)
    case stroke(StrokeSample)
    case signalLost
}

struct EffortSummary: Equatable, Sendable {
    var strokes = 0
    var metres = 0.0
    var averageWatts = 0.0
    var peakWatts = 0.0
    var averageHeartRate: Int?
    var secondsByZone: [Zone: TimeInterval] = [:]
    var bestSplit: TimeInterval?
}

enum Zone: Int, Comparable, CaseIterable, Sendable {
    case paddle, steady, threshold, sprint

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    init(watts: Double) {
        switch watts {
        case ..<100: self = .paddle
        case 100..<200: self = .steady
        case 200..<300: self = .threshold
        default: self = .sprint
        }
    }
}
