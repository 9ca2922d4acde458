import Foundation

/// What `Decimal(string:)` makes of texts.
enum DecimalText {
    /// The number that a text says, `null` where it says none; `nil` where that cannot be told, as of `12.3`, which other
    /// numbers are not exactly, and of a number with something after it.
    static func number(_ text: String) -> Term? {
        guard let first = text.first else { return .null }
        guard "+-.0123456789".contains(first) else { return first.isWhitespace ? nil : .null }
        guard text.wholeMatch(of: /[0-9]{1,12}(\.[0-9]{1,6})?/) != nil, let number = Double(text) else { return nil }
        return number * 1_024 == (number * 1_024).rounded() ? .float(number) : nil
    }
}
