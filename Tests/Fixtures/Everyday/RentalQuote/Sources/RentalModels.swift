import Foundation

struct Vehicle: Identifiable, Equatable, Sendable {
    enum Category: String, Equatable, Sendable {
        case compact, estate, van, luxury
    }

    let id: String
    let name: String
    let category: Category
    let includedKilometresPerDay: Int
}

struct Driver: Equatable, Sendable {
    let id: UUID
    let dateOfBirth: Date
    let licenseIssued: Date
    let loyalty: LoyaltyStatus
}

enum LoyaltyStatus: Equatable, Sendable {
    case none
    case silver
    case gold(freeUpgrades: Int)
}

enum Insurance: Equatable, Sendable {
    case basic
    case reduced(deductible: Decimal)
    case full
}

enum Extra: Hashable, Sendable {
    case childSeat(count: Int)
    case navigation
    case additionalDriver(UUID)
}

struct RentalRequest: Equatable, Sendable {
    let vehicleID: Vehicle.ID
    let driverID: UUID
    let pickUp: Date
    let dropOff: Date
    var insurance: Insurance = .basic
    var extras: [Extra] = []
    var voucher: String?
}

struct RentalQuote: Equatable, Sendable {
    struct Line: Equatable, Sendable {
        let title: String
        let amount: Decimal
    }

    let vehicle: Vehicle
    let days: Int
    let lines: [Line]
    let deposit: Decimal

    var total: Decimal { lines.reduce(0) { $0 + $1.amount } }
}

enum QuoteError: Error, Equatable {
    case invalidPeriod
    case tooLong(maximumDays: Int)
    case vehicleUnavailable(Vehicle.ID)
    case driverTooYoung(minimumAge: Int)
    case licenseTooRecent
    case voucherExpired(on: Date)
    case service
}
