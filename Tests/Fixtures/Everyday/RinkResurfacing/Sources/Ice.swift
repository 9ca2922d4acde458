import Foundation

struct IceBooking: Sendable, Hashable {
    let club: String
    let span: DateInterval
}

struct Gap: Sendable, Codable, Hashable, Comparable {
    let opens: Date
    let closes: Date

    var minutes: Int { Int(closes.timeIntervalSince(opens) / 60) }

    static func < (left: Gap, right: Gap) -> Bool { left.opens < right.opens }
}

enum MachineReport: Sendable, Equatable {
    case finished(litres: Double)
    case bladeWorn
    case parked
}

enum MachineFault: Error, Equatable {
    case charging
    case stuck(corner: Int)
}

enum RinkError: Error, Equatable {
    case nothingPlanned
    case tooLate(by: TimeInterval)
    case machine(MachineFault)
}

struct RinkSnapshot: Codable, Equatable, Sendable {
    var gaps: [Gap]
    var litres: Double
    var passes: Int
}
