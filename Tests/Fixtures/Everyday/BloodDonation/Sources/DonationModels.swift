import Foundation

enum DonationKind: String, CaseIterable, Sendable {
    case wholeBlood
    case plasma
    case platelets

    /// Minimum number of full days a donor has to wait after a donation of this kind.
    var recoveryDays: Int {
        switch self {
        case .wholeBlood: return 56
        case .plasma: return 14
        case .platelets: return 7
        }
    }

    var yearlyLimit: Int {
        switch self {
        case .wholeBlood: return 6
        case .plasma: return 26
        case .platelets: return 24
        }
    }
}

struct Donor: Equatable, Sendable {
    let id: String
    let fullName: String
    let birthDate: Date
    let weightInKilograms: Double
    let permanentDeferralReason: String?

    func age(on date: Date, calendar: Calendar) -> Int {
        calendar.dateComponents([.year], from: birthDate, to: date).year ?? 0
    }
}

struct DonationRecord: Equatable, Sendable {
    let kind: DonationKind
    let date: Date
    let wasCompleted: Bool
}

struct TemporaryDeferral: Equatable, Sendable {
    let reason: String
    let until: Date
}

struct ClinicSlot: Equatable, Sendable {
    let id: String
    let clinicName: String
    let startsAt: Date
    let supportedKinds: Set<DonationKind>
    let seatsLeft: Int

    var isFull: Bool { seatsLeft <= 0 }
}

struct DonationAppointment: Equatable, Sendable {
    let id: String
    let donorID: String
    let slotID: String
    let kind: DonationKind
    let startsAt: Date
}

struct DonationConfirmation: Equatable, Sendable {
    let appointment: DonationAppointment
    let clinicName: String
    let reminderDate: Date?
    let donationsThisYear: Int
}
