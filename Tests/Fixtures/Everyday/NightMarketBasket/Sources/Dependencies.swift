import Foundation

enum OrderError: Error, Equatable, Sendable {
    case soldOut(itemID: String, remaining: Int)
    case priceChanged
    case paymentDeclined
    case ageVerificationRequired
    case marketClosed
}

protocol OrderPlacing: Sendable {
    func place(_ request: OrderRequest) async throws -> OrderReceipt
}

protocol PromoLookup: Sendable {
    /// Returns `nil` when the code does not exist.
    func promo(for code: String) async throws -> PromoCode?
}
