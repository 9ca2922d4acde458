import Foundation

enum Gauge: String, Sendable {
    case super8 = "Super 8"
    case sixteen = "16 mm"
    case thirtyFive = "35 mm"
}

enum ReelCondition: Int, Sendable, Comparable {
    case good, worn, vinegar

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

struct Reel: Identifiable, Equatable, Sendable {
    let id: Int
    let title: String
    let shotOn: DateComponents?
    let durationInSeconds: Int
    let lengthInMetres: Double
    let gauge: Gauge
    let condition: ReelCondition
    var isOnLoan = false
    var isDigitised = false

    /// Only reels physically in the vault and not scanned yet can be queued.
    var canBeDigitised: Bool {
        !isOnLoan && !isDigitised
    }
}
