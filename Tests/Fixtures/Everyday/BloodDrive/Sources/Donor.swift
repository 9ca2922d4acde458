import Foundation

enum BloodGroup: String, Sendable, CaseIterable {
    case zeroNegative = "0-"
    case zeroPositive = "0+"
    case aNegative = "A-"
    case aPositive = "A+"
    case bNegative = "B-"
    case bPositive = "B+"
    case abNegative = "AB-"
    case abPositive = "AB+"

    var isUniversal: Bool { self == .zeroNegative }
}

struct Donor: Sendable, Equatable {
    let id: Int
    let birthYear: Int
    let weightInKilos: Double
    let group: BloodGroup
    var lastDonation: Date?
    var deferral: Deferral?

    struct Deferral: Sendable, Equatable {
        let reason: String
        let until: Date?
    }
}

struct DonationSlot: Sendable, Equatable {
    let id: String
    let site: String
    let start: Date
    var freeChairs: Int
    var urgentGroups: Set<BloodGroup> = []
}

struct Booking: Sendable, Equatable {
    let number: String
    let donorID: Int
    let slotID: String
    let isPriority: Bool
}

enum BookDonationError: Error, Equatable {
    case unknownDonor
    case tooYoung(minimumAge: Int)
    case tooLight
    case deferred(reason: String, until: Date?)
    case tooSoon(daysLeft: Int)
    case slotInPast
    case slotFull(alternatives: [DonationSlot])
    case bookingFailed
}
