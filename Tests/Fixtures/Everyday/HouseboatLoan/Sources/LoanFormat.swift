import Foundation

enum LoanFormat {
    static func euros(_ cents: Int) -> String {
        let rest = cents % 100
        return rest == 0 ? "€\(cents / 100)" : "€\(cents / 100)." + (rest < 10 ? "0\(rest)" : "\(rest)")
    }

    static func cents(from text: String) -> Int? {
        let digits = text.filter { $0.isNumber }
        guard let euros = Int(digits), euros <= 1_000_000 else { return nil }
        return euros * 100
    }

    static func duration(months: Int) -> String {
        let years = months / 12
        let rest = months % 12
        switch (years, rest) {
        case (0, _): return "\(rest) months"
        case (_, 0): return years == 1 ? "1 year" : "\(years) years"
        default: return "\(years) y \(rest) m"
        }
    }

    static func declineReason(_ code: Int) -> String {
        switch code {
        case 10..<20: return "Your income doesn't cover the payments."
        case 20: return "You already have an open application."
        default: return "We can't offer you a loan right now."
        }
    }
}
