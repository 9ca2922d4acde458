import Foundation

struct RenewalPolicy: Sendable {
    var opensDaysBeforeEnd = 90
    var replyDays = 21
    var maximumIncrease = 500  // basis points
    var loyaltyReduction = 50  // basis points per full year
    var smallestMarketSample = 8
    var depositWeeks = 5
    var tolerableArrearsMonths = 1

    func newRent(for tenancy: Tenancy, market: MarketRent?, calendar: Calendar) -> Money {
        let current = tenancy.monthlyRent
        // By law one increase in twelve months.
        if let last = tenancy.lastIncreaseOn, let next = calendar.date(byAdding: .year, value: 1, to: last),
            next > tenancy.endsOn
        {
            return current
        }
        guard let market, market.sampleSize >= smallestMarketSample, market.median > current else { return current }
        let years = calendar.dateComponents([.year], from: tenancy.startedOn, to: tenancy.endsOn).year ?? 0
        let cap = current.adding(basisPoints: max(0, maximumIncrease - loyaltyReduction * years))
        return max(current, min(market.median, cap).roundedDownToFivePounds)
    }

    func deposit(forRent rent: Money) -> Money {
        Money(pence: rent.pence * 12 * depositWeeks / 52)
    }

    func arrears(in payments: [RentPayment], now: Date) -> Money {
        payments.filter { $0.paid == nil && $0.due < now }.map(\.amount).reduce(.zero, +)
    }

    /// Thirty times the monthly rent, shared by all who sign.
    func incomeNeeded(rent: Money, tenants: Int) -> Money {
        Money(pence: rent.pence * 30 / max(1, tenants))
    }
}
