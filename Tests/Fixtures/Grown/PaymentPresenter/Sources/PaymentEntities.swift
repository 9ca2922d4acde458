import Foundation

struct Currency: Equatable {
    let code: String
    let fractionDigits: Int

    static let eur = Currency(code: "EUR", fractionDigits: 2)
    static let usd = Currency(code: "USD", fractionDigits: 2)
    static let jpy = Currency(code: "JPY", fractionDigits: 0)
}

struct PaymentAccount: Equatable {
    let id: String
    let name: String
    let currency: Currency
    var balance: Decimal
    var isBlocked = false
}

struct Recipient: Equatable {
    let id: String
    let name: String
    let currency: Currency
}

struct PaymentLimits: Equatable {
    var minimum: Decimal
    var maximum: Decimal
    var remainingToday: Decimal
}

/// A percentage of the amount plus a fixed part, at least `minimum` and never more than `cap`.
struct FeeSchedule: Equatable {
    var fixed: Decimal = 0
    var percent: Decimal = 0
    var minimum: Decimal = 0
    var cap: Decimal?

    func fee(for amount: Decimal, currency: Currency) -> Decimal {
        let raw = fixed + amount * percent / 100
        let bounded = max(minimum, cap.map { min($0, raw) } ?? raw)
        return bounded.rounded(toPlaces: currency.fractionDigits, .up)
    }
}

struct PaymentContext: Equatable {
    var accounts: [PaymentAccount]
    var recipient: Recipient
    var limits: PaymentLimits
    var fees: FeeSchedule
    var preferredAccountID: String?

    /// The backend knows better, some of its refusals tell what has changed.
    mutating func update(after error: PaymentError, accountID: String?) {
        switch error {
        case .insufficientFunds(let balance):
            guard let index = accounts.firstIndex(where: { $0.id == accountID }) else { return }
            accounts[index].balance = balance
        case .limitExceeded(let remaining):
            limits.remainingToday = remaining
        case .network, .quoteExpired, .authenticationFailed, .rejected:
            break
        }
    }
}

struct ExchangeQuote: Equatable {
    let id: String
    let rate: Decimal
    let from: Currency
    let to: Currency
}

struct PaymentDraft: Equatable {
    let accountID: String
    let recipientID: String
    let amount: Decimal
    let fee: Decimal
    let currencyCode: String
    let note: String?
    let quoteID: String?
}

struct PaymentReceipt: Equatable {
    let reference: String
    let draft: PaymentDraft
}

struct AuthenticationChallenge: Equatable {
    let id: String
    let maskedPhone: String
}

enum PaymentError: Error, Equatable {
    case network
    case insufficientFunds(balance: Decimal)
    case limitExceeded(remainingToday: Decimal)
    case quoteExpired
    case authenticationFailed
    case rejected(reason: String)
}

/// A draft which is sent again unchanged keeps its key, the backend recognises repeated payments by it.
struct IdempotencyKeys {
    private var last: (draft: PaymentDraft, key: String)?

    mutating func key(for draft: PaymentDraft, make: () -> String) -> String {
        if let last, last.draft == draft { return last.key }
        let key = make()
        last = (draft, key)
        return key
    }

    mutating func reset() {
        last = nil
    }
}

extension Decimal {
    func rounded(toPlaces places: Int, _ mode: NSDecimalNumber.RoundingMode) -> Decimal {
        var source = self
        var result = Decimal()
        NSDecimalRound(&result, &source, places, mode)
        return result
    }
}
