import Foundation

enum AmountIssue: Error, Equatable {
    case notANumber
    case tooManyFractionDigits(allowed: Int)
    case belowMinimum(Decimal)
    case aboveMaximum(Decimal)
    case aboveDailyLimit(remaining: Decimal)
    case insufficientBalance(missing: Decimal)
}

struct AmountParser {
    let locale: Locale

    /// `nil` for an empty field.
    func parse(_ text: String, currency: Currency) throws -> Decimal? {
        let grouping = locale.groupingSeparator ?? ","
        let separator = locale.decimalSeparator ?? "."
        let cleaned =
            text
            .filter { !$0.isWhitespace }
            .replacingOccurrences(of: grouping, with: "")
        guard !cleaned.isEmpty else { return nil }

        let parts = cleaned.components(separatedBy: separator)
        guard parts.count <= 2, parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }),
            parts.contains(where: { !$0.isEmpty })
        else {
            throw AmountIssue.notANumber
        }
        let fraction = parts.count == 2 ? parts[1] : ""
        guard fraction.count <= currency.fractionDigits else {
            throw AmountIssue.tooManyFractionDigits(allowed: currency.fractionDigits)
        }
        guard
            let value = Decimal(
                string: "\(parts[0].isEmpty ? "0" : parts[0]).\(fraction.isEmpty ? "0" : fraction)",
                locale: Locale(identifier: "en_US_POSIX"))
        else {
            throw AmountIssue.notANumber
        }
        return value
    }
}

struct AmountFormatter {
    let locale: Locale

    func string(_ amount: Decimal, _ currency: Currency) -> String {
        "\(plainString(amount, currency)) \(currency.code)"
    }

    /// For the text field, so without grouping.
    func inputString(_ amount: Decimal, _ currency: Currency) -> String {
        plainString(amount, currency, usesGrouping: false)
    }

    private func plainString(_ amount: Decimal, _ currency: Currency, usesGrouping: Bool = true) -> String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .decimal
        formatter.usesGroupingSeparator = usesGrouping
        formatter.minimumFractionDigits = currency.fractionDigits
        formatter.maximumFractionDigits = currency.fractionDigits
        return formatter.string(from: NSDecimalNumber(decimal: amount)) ?? "\(amount)"
    }

    func message(for issue: AmountIssue, currency: Currency) -> String {
        switch issue {
        case .notANumber:
            return "Enter a valid amount."
        case .tooManyFractionDigits(let allowed):
            return allowed == 0 ? "\(currency.code) has no decimals." : "Use at most \(allowed) decimals."
        case .belowMinimum(let minimum):
            return "The minimum is \(string(minimum, currency))."
        case .aboveMaximum(let maximum):
            return "The maximum is \(string(maximum, currency))."
        case .aboveDailyLimit(let remaining):
            return "You can send \(string(remaining, currency)) more today."
        case .insufficientBalance(let missing):
            return "You need \(string(missing, currency)) more."
        }
    }
}

struct PaymentValidator {
    let limits: PaymentLimits
    let fees: FeeSchedule

    func validate(_ amount: Decimal, from account: PaymentAccount) throws {
        guard amount >= limits.minimum else { throw AmountIssue.belowMinimum(limits.minimum) }
        guard amount <= limits.maximum else { throw AmountIssue.aboveMaximum(limits.maximum) }
        guard amount <= limits.remainingToday else {
            throw AmountIssue.aboveDailyLimit(remaining: limits.remainingToday)
        }
        let total = amount + fees.fee(for: amount, currency: account.currency)
        guard total <= account.balance else {
            throw AmountIssue.insufficientBalance(missing: total - account.balance)
        }
    }

    /// The valid amount, or what is wrong with it. An empty field is neither.
    func check(_ text: String, from account: PaymentAccount, parser: AmountParser) -> Result<Decimal, AmountIssue>? {
        do {
            guard let amount = try parser.parse(text, currency: account.currency) else { return nil }
            try validate(amount, from: account)
            return .success(amount)
        } catch {
            return .failure(error as? AmountIssue ?? .notANumber)
        }
    }

    /// As much as the limits and the balance allow, with the fee taken off, `nil` if that is below the minimum.
    func maximumAmount(from account: PaymentAccount) -> Decimal? {
        let limit = min(limits.maximum, limits.remainingToday)
        var amount = min(limit, account.balance)
        let excess = amount + fees.fee(for: amount, currency: account.currency) - account.balance
        if excess > 0 {
            // The fee never grows faster than the amount, taking off the excess is enough.
            amount = (amount - excess).rounded(toPlaces: account.currency.fractionDigits, .down)
        }
        return amount >= limits.minimum ? amount : nil
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
