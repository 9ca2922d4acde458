import Foundation

protocol InventoryService {
    func availableStock(for productID: String) async throws -> Int
}

protocol CouponService {
    func coupon(for code: String) async throws -> Coupon?
}

protocol OrderService {
    func place(_ request: OrderRequest) async throws -> OrderConfirmation
}
