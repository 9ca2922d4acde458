import Foundation

struct PriceQuote: Equatable, Sendable {
    let unitPrice: Money
    let originalUnitPrice: Money
    let total: Money
    let appliedDiscount: Discount?

    var isReduced: Bool { unitPrice.amount < originalUnitPrice.amount }
}

struct PriceCalculator: Sendable {
    var scale = 2

    func quote(
        for variant: ProductVariant,
        quantity: Int,
        discounts: [Discount],
        isMember: Bool,
        at date: Date
    ) -> PriceQuote {
        let base = variant.basePrice
        let best =
            discounts
            .filter { isApplicable($0, quantity: quantity, isMember: isMember, at: date) }
            .map { (discount: $0, price: reducedAmount(of: base.amount, by: $0)) }
            .min { $0.price < $1.price }

        let unit = Money(amount: best?.price ?? base.amount, currencyCode: base.currencyCode)
        return PriceQuote(
            unitPrice: unit,
            originalUnitPrice: base,
            total: unit * quantity,
            appliedDiscount: best?.discount
        )
    }

    private func isApplicable(_ discount: Discount, quantity: Int, isMember: Bool, at date: Date) -> Bool {
        guard discount.validFrom <= date, date < discount.validUntil else { return false }
        guard !discount.membersOnly || isMember else { return false }
        return quantity >= discount.minimumQuantity
    }

    private func reducedAmount(of amount: Decimal, by discount: Discount) -> Decimal {
        var reduced: Decimal
        switch discount.kind {
        case .percentage(let percent):
            reduced = amount * Decimal(100 - percent) / 100
        case .amountOff(let off):
            reduced = amount - off
        }
        reduced = max(reduced, 0)
        var rounded = Decimal()
        NSDecimalRound(&rounded, &reduced, scale, .plain)
        return rounded
    }
}
