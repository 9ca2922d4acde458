import Foundation

struct GroceryProduct: Hashable, Sendable, Identifiable {
    let id: String
    let name: String
    let price: Decimal
    var depositPerUnit: Decimal?
    let maximumPerOrder: Int
}

struct BasketLine: Hashable, Sendable, Identifiable {
    let id: UUID
    let product: GroceryProduct
    var quantity: Int

    var amount: Decimal {
        (product.price + (product.depositPerUnit ?? 0)) * Decimal(quantity)
    }
}

struct Voucher: Equatable, Sendable {
    let code: String
    let discount: Discount

    enum Discount: Equatable, Sendable {
        case percent(Int)
        case fixed(Decimal)
        case freeDelivery
    }
}

struct BasketTotals: Equatable, Sendable {
    static let deliveryFee: Decimal = 4

    let subtotal: Decimal
    let discount: Decimal
    let delivery: Decimal

    var total: Decimal { subtotal - discount + delivery }

    init(lines: [BasketLine], voucher: Voucher?, freeDeliveryFrom: Decimal) {
        let sum = lines.reduce(Decimal.zero) { $0 + $1.amount }
        subtotal = sum
        var fee = sum == 0 || sum >= freeDeliveryFrom ? 0 : Self.deliveryFee
        switch voucher?.discount {
        case .percent(let percent): discount = (sum * Decimal(percent) / 100).rounded(2)
        case .fixed(let amount): discount = min(amount, sum)
        case .freeDelivery:
            discount = 0
            fee = 0
        case nil: discount = 0
        }
        delivery = fee
    }
}

struct FeatureFlags: Sendable {
    var isVoucherEnabled: Bool
    var minimumOrder: Decimal
    var freeDeliveryFrom: Decimal

    static let `default` = FeatureFlags(isVoucherEnabled: true, minimumOrder: 25, freeDeliveryFrom: 60)
}

struct Banner: Equatable, Sendable {
    enum Style: Sendable { case info, success, error }
    let style: Style
    let text: String
}

extension Decimal {
    func rounded(_ scale: Int) -> Decimal {
        var source = self
        var result = Decimal()
        NSDecimalRound(&result, &source, scale, .plain)
        return result
    }
}
