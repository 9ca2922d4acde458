import Foundation

/// Prices passes: winter discount for longer plans, and points worth ten cents each.
struct FareCalculator: Sendable {
    static let winterMonths: Set<Int> = [11, 12, 1, 2]
    static let winterRate = Decimal(string: "0.25") ?? 0
    static let pointValue = Decimal(string: "0.10") ?? 0
    static let minimumRedemption = 50

    let calendar: Calendar

    func quote(plan: PassPlan, points: Int, at date: Date) -> FareQuote {
        let subtotal = plan.basePrice
        var discount: Decimal = 0
        if plan != .weekly, Self.winterMonths.contains(calendar.component(.month, from: date)) {
            discount += subtotal * Self.winterRate
        }
        let pointsUsed = usablePoints(points, payable: subtotal - discount)
        discount += Decimal(pointsUsed) * Self.pointValue
        return FareQuote(plan: plan, subtotal: subtotal, discount: discount, pointsUsed: pointsUsed)
    }

    /// Points may pay for at most half of the fare.
    private func usablePoints(_ points: Int, payable: Decimal) -> Int {
        guard points >= Self.minimumRedemption else { return 0 }
        let cap = NSDecimalNumber(decimal: payable / 2 / Self.pointValue).intValue
        return min(points, cap)
    }

    /// One point for every full unit of currency paid, doubled for annual passes.
    func pointsEarned(for quote: FareQuote) -> Int {
        var total = quote.total
        var rounded = Decimal()
        NSDecimalRound(&rounded, &total, 0, .down)
        let points = NSDecimalNumber(decimal: rounded).intValue
        return quote.plan == .annual ? points * 2 : points
    }
}
