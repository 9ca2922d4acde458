import Foundation

struct Ride: Equatable, Sendable {
    let id: UUID
    let startedAt: Date
    var endedAt: Date?
    var metres: Double = 0
    var maximumSpeed: Double = 0
    var heartRates: [Int] = []

    var averageHeartRate: Int? {
        heartRates.isEmpty ? nil : heartRates.reduce(0, +) / heartRates.count
    }
}

enum HeartZone: Int, Comparable, Sendable {
    case easy, steady, hard, peak

    static func < (lhs: HeartZone, rhs: HeartZone) -> Bool { lhs.rawValue < rhs.rawValue }

    init(beats: Int, maximum: Int) {
        switch Double(beats) / Double(maximum) {
        case ..<0.6: self = .easy
        case ..<0.8: self = .steady
        case ..<0.9: self = .hard
        default: self = .peak
        }
    }
}

enum RideError: Error, Equatable {
    case alreadyRiding
    case sensorUnavailable(name: String)
}
