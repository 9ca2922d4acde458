import Foundation

/// What `Decimal(string:)` makes of texts.
enum DecimalText {
    /// The number that a text says, `null` where it says none; `nil` where that cannot be told, as of `12.3`, which other
    /// numbers are not exactly, and of a number with something after it.
    static func number(_ text: String) -> Term? {
        guard let first = text.first else { return .null }
        guard "+-.0123456789".contains(first) else { return first.isWhitespace ? nil : .null }
        guard isPlain(text), let number = Double(text) else { return nil }
        return number * 1_024 == (number * 1_024).rounded() ? .float(number) : nil
    }

    /// Whether a text is up to twelve digits, and up to six more behind a point. A regular expression says the same a
    /// hundred times slower.
    private static func isPlain(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count <= 2
            && zip(parts, [12, 6]).allSatisfy { digits, most in
                (1...most).contains(digits.count)
                    && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            }
    }
}
