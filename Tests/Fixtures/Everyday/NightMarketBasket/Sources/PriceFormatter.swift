import Foundation

enum PriceFormatter {
    static func string(fromCents cents: Int) -> String {
        let sign = cents < 0 ? "-" : ""
        return sign + String(format: "€%d.%02d", abs(cents) / 100, abs(cents) % 100)
    }
}
