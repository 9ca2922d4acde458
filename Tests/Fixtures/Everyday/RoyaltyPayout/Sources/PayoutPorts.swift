import Foundation

struct Author: Equatable, Sendable {
    enum TaxStatus: Equatable, Sendable {
        case domestic
        case treaty(country: String, basisPoints: Int)
        case unknown
    }

    let id: String
    let currency: String
    let taxStatus: TaxStatus
    var iban: String?
    var isOnHold = false
}

struct Sale: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case ebook, paperback
        case audio(minutes: Int)
    }

    let id: String
    let kind: Kind
    let price: Money
    let copies: Int
    var isRefunded = false
}

struct PayoutStatement: Equatable, Sendable {
    let authorID: String
    let gross: Money
    let advance: Money
    let tax: Money
    let fee: Money
    let net: Money
    let saleIDs: [String]
}

enum PayoutOutcome: Equatable, Sendable {
    case paid(PayoutStatement, reference: String)
    case carriedOver(Money)
    case nothingDue
}

enum PayoutError: Error, Equatable {
    case onHold
    case missingAccount
    case mixedCurrencies
    case overLimit(Money)
    case bankRejected(code: String)
    case bankUnavailable(attempts: Int)
}

enum BankError: Error, Equatable {
    case timeout
    case busy
    case rejected(code: String)
}

protocol SalesLedger: Sendable {
    func unpaidSales(authorID: String) async throws -> [Sale]
    func markPaid(saleIDs: [String], reference: String) async throws
}

protocol AdvanceBook: Sendable {
    func outstandingAdvance(authorID: String) async throws -> Money?
    func recoup(_ amount: Money, authorID: String) async throws
}

protocol PayoutBank: Sendable {
    func transfer(_ amount: Money, to iban: String, reference: String) async throws
}

protocol PayoutNotifier: Sendable {
    func notify(authorID: String, message: String) async
}
