import Foundation

enum GearKind: String, Sendable, CaseIterable {
    case skis, snowboard, boots, helmet
}

enum GearCondition: Equatable, Sendable {
    case good, scratched, broken, missing
}

struct RentedGear: Equatable, Sendable {
    let tag: String
    let kind: GearKind
    let dailyRateCents: Int
    let replacementCents: Int
}

struct RentalAgreement: Equatable, Sendable {
    let id: String
    let guestID: String
    let gear: [RentedGear]
    let dueAt: Date
    let depositCents: Int
    let hasDamageWaiver: Bool
    var closedAt: Date?
}

struct ReturnedGear: Equatable, Sendable {
    let tag: String
    let condition: GearCondition
}

struct RentalRules: Equatable, Sendable {
    let graceMinutes: Int
    let scratchFeeCents: Int
    let waiverCoverPercent: Int
    let maxLateDays: Int
}

struct GearCharge: Equatable, Sendable {
    enum Reason: String, Sendable {
        case late, scratch, replacement
    }

    let tag: String
    let reason: Reason
    let amountCents: Int
}

enum SettlementOutcome: Equatable, Sendable {
    case refunded(cents: Int)
    case charged(cents: Int)
    case balanced
}

struct ReturnReport: Equatable, Sendable {
    let agreementID: String
    let lateDays: Int
    let charges: [GearCharge]
    let outcome: SettlementOutcome
    let problems: [String]
    let summary: String
}

enum ReturnError: Error, Equatable {
    case unknownAgreement(String)
    case alreadyClosed(Date)
    case nothingReturned
    case foreignGear([String])
    case duplicateTag(String)
    case paymentDeclined(String)
}

enum ReturnAuditEvent: Equatable, Sendable {
    case settled(agreementID: String, totalCents: Int)
    case rejected(agreementID: String, reason: String)
    case gearRetired(tag: String)
    case restockFailed(tag: String)
}
