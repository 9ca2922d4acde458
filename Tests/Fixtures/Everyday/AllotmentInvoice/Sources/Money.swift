import Foundation

public struct Money: Hashable, Comparable, Sendable {
    public let cents: Int

    public init(cents: Int) {
        self.cents = cents
    }

    public static let zero = Money(cents: 0)

    public static func + (lhs: Money, rhs: Money) -> Money { Money(cents: lhs.cents + rhs.cents) }
    public static func - (lhs: Money, rhs: Money) -> Money { Money(cents: lhs.cents - rhs.cents) }
    public static func * (lhs: Money, rhs: Int) -> Money { Money(cents: lhs.cents * rhs) }
    public static func < (lhs: Money, rhs: Money) -> Bool { lhs.cents < rhs.cents }

    /// Half a cent is rounded up.
    public func percent(_ percent: Int) -> Money {
        Money(cents: (cents * percent + 50) / 100)
    }
}

extension Sequence where Element == Money {
    public func total() -> Money {
        reduce(.zero, +)
    }
}
