import Foundation

protocol BasketServiceProtocol: Sendable {
    func lines() async throws -> [BasketLine]
    func setQuantity(_ quantity: Int, for id: BasketLine.ID) async throws -> BasketLine
    func remove(_ ids: [BasketLine.ID]) async throws
}

protocol VoucherServiceProtocol: Sendable {
    func validate(_ code: String, subtotal: Decimal) async throws -> Voucher
}

@MainActor
protocol BasketRouterProtocol: AnyObject {
    func showCheckout(total: Decimal, voucherCode: String?)
    func showProduct(_ product: GroceryProduct)
}

enum BasketError: Error, Equatable {
    case outOfStock(available: Int)
    case lineGone
}

enum VoucherError: Error, Equatable {
    case minimumNotReached(Decimal)
    case expired
    case unknown
}
