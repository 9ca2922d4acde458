import Foundation

struct Money: Hashable, Comparable, Sendable {
    let cents: Int
    let currency: String

    static func < (lhs: Money, rhs: Money) -> Bool { lhs.cents < rhs.cents }
    static func + (lhs: Money, rhs: Money) -> Money { Money(cents: lhs.cents + rhs.cents, currency: lhs.currency) }
    static func - (lhs: Money, rhs: Money) -> Money { Money(cents: lhs.cents - rhs.cents, currency: lhs.currency) }

    func percent(_ basisPoints: Int) -> Money {
        Money(cents: (cents * basisPoints + 5_000) / 10_000, currency: currency)
    }
}

extension Money: CustomStringConvertible {
    var description: String {
        let sign = cents < 0 ? "-" : ""
        return "\(sign)\(abs(cents) / 100).\(String(format: "%02d", abs(cents) % 100)) \(currency)"
    }
}
