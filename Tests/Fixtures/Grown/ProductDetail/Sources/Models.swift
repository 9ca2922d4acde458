import Foundation

struct Money: Hashable, Sendable {
    var amount: Decimal
    var currencyCode: String

    static func * (lhs: Money, rhs: Int) -> Money {
        Money(amount: lhs.amount * Decimal(rhs), currencyCode: lhs.currencyCode)
    }
}

enum StockLevel: Hashable, Sendable {
    case inStock(units: Int)
    case preorder(shipsOn: Date)
    case soldOut

    /// Upper bound for one order. `nil` means the stock itself sets no bound.
    var orderLimit: Int? {
        switch self {
        case .inStock(let units): return units
        case .preorder: return nil
        case .soldOut: return 0
        }
    }
}

struct ProductVariant: Identifiable, Hashable, Sendable {
    let id: String
    let colour: String
    let size: String
    let basePrice: Money
    let stock: StockLevel

    var isPurchasable: Bool {
        (stock.orderLimit ?? 1) > 0
    }
}

struct Discount: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case percentage(Int)
        case amountOff(Decimal)
    }

    let code: String
    let kind: Kind
    let validFrom: Date
    let validUntil: Date
    var membersOnly = false
    var minimumQuantity = 1
}

struct Product: Identifiable, Hashable, Sendable {
    let id: String
    let title: String
    let brand: String
    let variants: [ProductVariant]
    let discounts: [Discount]
    let maximumPerOrder: Int
    var relatedProductIDs: [String] = []

    var defaultVariant: ProductVariant? {
        variants.first(where: \.isPurchasable) ?? variants.first
    }
}

struct ProductSummary: Identifiable, Hashable, Sendable {
    let id: String
    let title: String
    let price: Money
    let isAvailable: Bool
}

struct CartLine: Hashable, Sendable {
    let productID: Product.ID
    let variantID: ProductVariant.ID
    let quantity: Int
    let discountCode: String?
}

struct CartSummary: Hashable, Sendable {
    let itemCount: Int
    let total: Money
}
