import Foundation

enum Currency: String, Sendable, CaseIterable {
    case eur = "EUR"
    case chf = "CHF"
    case pln = "PLN"
}

struct Money: Equatable, Sendable {
    let amount: Decimal
    let currency: Currency

    init(_ amount: Decimal, _ currency: Currency) {
        self.amount = amount
        self.currency = currency
    }

    var text: String { "\(amount) \(currency.rawValue)" }
}

extension Decimal {
    var roundedToCents: Decimal {
        var source = self
        var result = Decimal()
        NSDecimalRound(&result, &source, 2, .bankers)
        return result
    }
}

enum IBAN {
    static func isPlausible(_ text: String) -> Bool {
        let compact = text.filter { !$0.isWhitespace }
        return (15...34).contains(compact.count) && compact.prefix(2).allSatisfy(\.isLetter)
    }
}

struct Pocket: Identifiable, Equatable, Sendable {
    let id: String
    var title: String
    var balance: Decimal
    let currency: Currency
}

struct TransferOrder: Equatable, Sendable {
    let pocketID: Pocket.ID
    let recipient: Recipient
    let amount: Money
    var isInstant = false
    var note: String?

    struct Recipient: Hashable, Sendable {
        let name: String
        let iban: String

        var isForeign: Bool { !iban.uppercased().hasPrefix("AT") }
    }
}

struct TransferQuote: Equatable, Sendable {
    let debit: Money
    let fee: Money
    let credit: Money
    let arrivesOn: Date
}

struct TransferReceipt: Equatable, Sendable {
    let reference: String
    let quote: TransferQuote
}

struct TransferPolicy: Sendable {
    var dailyLimit: Decimal
    var verifyFrom: Decimal
    var instantMaximum: Decimal
    var instantFee: Decimal
    var foreignFeeRate: Decimal
    var minimumForeignFee: Decimal
    var cutOffHour: Int

    static let standard = TransferPolicy(
        dailyLimit: 5_000, verifyFrom: 200, instantMaximum: 1_000, instantFee: 1,
        foreignFeeRate: Decimal(5) / 1_000, minimumForeignFee: 2, cutOffHour: 16
    )
}
