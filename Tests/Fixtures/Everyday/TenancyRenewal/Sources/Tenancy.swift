import Foundation

struct Money: Hashable, Comparable, Sendable {
    var pence: Int

    static let zero = Money(pence: 0)
    static func pounds(_ pounds: Int) -> Money { Money(pence: pounds * 100) }
    static func + (a: Money, b: Money) -> Money { Money(pence: a.pence + b.pence) }
    static func - (a: Money, b: Money) -> Money { Money(pence: a.pence - b.pence) }
    static func < (a: Money, b: Money) -> Bool { a.pence < b.pence }

    func adding(basisPoints: Int) -> Money {
        Money(pence: pence + Int((Double(pence) * Double(basisPoints) / 10_000).rounded()))
    }

    /// Rents are quoted in steps of five pounds.
    var roundedDownToFivePounds: Money { Money(pence: pence / 500 * 500) }
}

struct Tenancy: Identifiable, Equatable, Sendable {
    let id: String
    let propertyID: String
    let tenantIDs: [String]
    let monthlyRent: Money
    let depositHeld: Money
    let startedOn: Date
    let endsOn: Date
    let lastIncreaseOn: Date?
}

struct PropertyRecord: Equatable, Sendable {
    let id: String
    let postcode: String
    let gasCertificateExpiresOn: Date?
    let isBeingSold: Bool
}

struct RentPayment: Equatable, Sendable {
    let due: Date
    let paid: Date?
    let amount: Money
}

struct MarketRent: Equatable, Sendable {
    let median: Money
    let sampleSize: Int
}

struct RenewalOffer: Equatable, Sendable {
    enum Condition: Hashable, Sendable {
        case clearArrears(Money)
        case renewGasCertificate(before: Date)
        case guarantorNeeded(tenantID: String)
    }

    let tenancyID: String
    let newRent: Money
    let startsOn: Date
    let endsOn: Date
    let depositTopUp: Money
    let conditions: [Condition]
    let replyBy: Date
}

enum RenewalError: Error, Equatable {
    case tooEarly(opensOn: Date)
    case alreadyOffered
    case propertyBeingSold
    case arrearsTooHigh(Money)
    case tenantsNotFound([String])
}
