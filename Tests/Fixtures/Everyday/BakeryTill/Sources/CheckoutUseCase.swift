import Foundation

protocol CheckoutUseCaseType {
    func quote(_ basket: Basket, for customer: Customer) -> Quote
    func execute(_ basket: Basket, customer: Customer, slot: PickupSlot) async -> Result<Order, CheckoutError>
}

struct CheckoutUseCase {
    private let rules: [DiscountRule]
    private let oven: OvenStock
    private let till: PaymentTill
    private let orders: OrderRepositoryType
    private let minimum: Decimal

    init(
        rules: [DiscountRule] = [DayOldRule(), DozenRule()],
        oven: OvenStock,
        till: PaymentTill,
        orders: OrderRepositoryType,
        minimum: Decimal = 5
    ) {
        self.rules = rules
        self.oven = oven
        self.till = till
        self.orders = orders
        self.minimum = minimum
    }
}

extension CheckoutUseCase: CheckoutUseCaseType {
    func quote(_ basket: Basket, for customer: Customer) -> Quote {
        let subtotal = basket.lines.map(\.price).reduce(0, +)
        var applied: [Quote.Discount] = []
        var total = subtotal
        for rule in rules where rule.applies(to: basket, customer: customer) {
            let amount = min(rule.discount(on: basket, subtotal: total), total)
            guard amount > 0 else { continue }
            applied.append(Quote.Discount(code: rule.code, amount: amount))
            total -= amount
            if rule.isExclusive { break }
        }
        return Quote(subtotal: subtotal, discounts: applied, total: total.cents)
    }

    func execute(_ basket: Basket, customer: Customer, slot: PickupSlot) async -> Result<Order, CheckoutError> {
        guard !basket.isEmpty else { return .failure(.emptyBasket) }

        let quote = self.quote(basket, for: customer)
        guard quote.total >= minimum else {
            return .failure(.belowMinimum(missing: minimum - quote.total))
        }

        for line in basket.lines {
            let left = await oven.available(line.sku, on: slot.day)
            if left < line.quantity {
                return .failure(.soldOut(sku: line.sku, left: left))
            }
        }

        let receipt: String
        do {
            receipt = try await till.charge(quote.total, customer: customer.id)
        } catch TillError.declined {
            return .failure(.paymentDeclined)
        } catch TillError.duplicate(let earlier) {
            receipt = earlier
        } catch {
            return .failure(.tillClosed)
        }

        let order = Order(customer: customer.id, paid: quote.total, receipt: receipt, slot: slot)
        do {
            try await orders.add(order)
        } catch {
            await till.refund(receipt, amount: quote.total)
            return .failure(.notRecorded)
        }
        await oven.reserve(basket.lines.map { ($0.sku, $0.quantity) }, on: slot.day)
        return .success(order)
    }
}

// MARK: - Rules

/// Strategies; their order is the order they apply in.
protocol DiscountRule {
    var code: String { get }
    var isExclusive: Bool { get }
    func applies(to basket: Basket, customer: Customer) -> Bool
    func discount(on basket: Basket, subtotal: Decimal) -> Decimal
}

extension DiscountRule {
    var isExclusive: Bool { false }
}

struct DayOldRule: DiscountRule {
    let code = "DAYOLD"
    func applies(to basket: Basket, customer: Customer) -> Bool {
        basket.lines.contains { $0.isDayOld }
    }
    func discount(on basket: Basket, subtotal: Decimal) -> Decimal {
        basket.lines.filter(\.isDayOld).map(\.price).reduce(0, +) / 2
    }
}

struct DozenRule: DiscountRule {
    let code = "DOZEN"
    let isExclusive = true
    func applies(to basket: Basket, customer: Customer) -> Bool {
        customer.tier != .guest && basket.lines.contains { $0.quantity >= 12 }
    }
    func discount(on basket: Basket, subtotal: Decimal) -> Decimal { subtotal / 10 }
}
