import Foundation

enum ScheduleDonationError: Error, Equatable {
    case donorNotFound
    case permanentlyDeferred(reason: String)
    case deferred(until: Date, reason: String)
    case tooYoung(minimumAge: Int)
    case underweight
    case recoveryPeriod(nextEligibleDate: Date)
    case yearlyLimitReached(limit: Int)
    case alreadyScheduled(on: Date)
    case slotUnavailable
    case slotInPast
    case kindNotSupported(DonationKind)
    case bookingFailed
    case serviceUnavailable
}
