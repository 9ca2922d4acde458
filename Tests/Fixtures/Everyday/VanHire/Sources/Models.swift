import Foundation

struct Driver: Equatable, Sendable {
    enum Membership: Equatable, Sendable {
        case casual, plus, trade
    }

    let id: String
    let dateOfBirth: Date
    let licenceIssued: Date
    let licenceExpiry: Date
    let penaltyPoints: Int
    let membership: Membership
}

struct Van: Equatable, Sendable {
    enum Size: String, Sendable {
        case small, transit, luton
    }

    let id: String
    let size: Size
    let dailyRateInPence: Int
}

struct HireRequest: Equatable, Sendable {
    let driver: Driver
    let van: Van
    let start: Date
    let end: Date
    var voucherCode: String?
    var reducedExcess = false
    let paymentToken: String
}

struct Quote: Equatable, Sendable {
    let hireInPence: Int
    let youngDriverSurchargeInPence: Int
    let excessCoverInPence: Int
    let discountInPence: Int

    var totalInPence: Int {
        hireInPence + youngDriverSurchargeInPence + excessCoverInPence - discountInPence
    }
}

struct Booking: Equatable, Sendable {
    let id: String
    let driverID: String
    let vanID: String
    let start: Date
    let end: Date
    let quote: Quote
    let depositInPence: Int
    let authorisationID: String
}

enum BookingError: Error, Equatable {
    case startsTooSoon(earliest: Date)
    case invalidPeriod
    case tooLong(maximumDays: Int)
    case driverTooYoung(minimumAge: Int)
    case licenceNotValid
    case tooManyPoints(Int)
    case unknownVoucher(String)
    case vanUnavailable
    case paymentDeclined(reason: String)
    case temporarilyUnavailable
}
