import Foundation

struct Product: Equatable {
    let id: String
    let name: String
    let price: Decimal
}

struct CartItem: Equatable {
    let product: Product
    var quantity: Int

    var subtotal: Decimal { product.price * Decimal(quantity) }
}

struct Coupon: Equatable {
    enum Discount: Equatable {
        case percent(Int)
        case amount(Decimal)
    }

    let code: String
    let discount: Discount
    let minimumTotal: Decimal
}

struct OrderRequest: Equatable {
    let items: [CartItem]
    let couponCode: String?
    let total: Decimal
}

struct OrderConfirmation: Equatable {
    let orderNumber: String
    let estimatedDays: Int
}

enum CartError: Error, Equatable {
    case outOfStock(available: Int)
    case couponInvalid
    case minimumNotReached(Decimal)
    case emptyCart
    case paymentFailed
}
