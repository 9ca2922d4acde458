import Foundation

struct AccessToken: Equatable, Sendable {
    let value: String
    let expiresAt: Date
}

enum HTTPFailure: Error, Equatable {
    case unauthorized
    case status(Int)
    case noConnection
}

protocol CouponRemoteDataSource: Sendable {
    func coupons(token: String) async throws -> [CouponDTO]
    func redeem(_ redemption: Redemption, token: String) async throws
}

protocol CouponLocalDataSource: Sendable {
    func loadCoupons() async throws -> (coupons: [Coupon], savedAt: Date)?
    func saveCoupons(_ coupons: [Coupon], at date: Date) async throws
    func pendingRedemptions() async throws -> [Redemption]
    func enqueue(_ redemption: Redemption) async throws
    func dequeue(_ id: Redemption.ID) async throws
    func wipe() async throws
}

protocol TokenVault: Sendable {
    func currentToken() async -> AccessToken?
    func refresh(_ expired: AccessToken) async throws -> AccessToken
    func signOut() async
}

protocol Logging: Sendable {
    func warning(_ message: String)
}

public protocol CouponRepository: Sendable {
    func coupons(forceRefresh: Bool) async throws -> CouponSnapshot
    func redeem(_ id: Coupon.ID, inStore storeCode: String) async throws -> Coupon
    func synchronize() async throws -> Int
    func signOut() async throws
}
