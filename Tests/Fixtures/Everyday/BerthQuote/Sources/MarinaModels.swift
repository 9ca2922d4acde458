import Foundation

struct Vessel: Equatable, Sendable {
    enum Hull: String, Sendable { case mono, catamaran, trimaran }

    let registration: String
    let lengthMetres, draughtMetres: Decimal
    let hull: Hull
}

struct Berth: Equatable, Sendable {
    let id: String
    let maxLength, depth: Decimal
    let nightlyRatePerMetre: Decimal
}

struct Stay: Equatable, Sendable {
    let berthID: String
    let arrival, departure: Date
}

struct Skipper: Equatable, Sendable {
    let id: String
    let isClubMember: Bool
    let outstandingBalance: Decimal
}

struct BerthQuotation: Equatable, Sendable {
    struct Line: Equatable, Sendable {
        enum Kind: String, Sendable { case mooring, weekend, power, memberDiscount }
        let kind: Kind
        let amount: Decimal
    }

    let berthID: String
    let nights: Int
    let lines: [Line]
    let deposit: Decimal
    let expiresAt: Date

    var total: Decimal { lines.reduce(0) { $0 + $1.amount } }
}
