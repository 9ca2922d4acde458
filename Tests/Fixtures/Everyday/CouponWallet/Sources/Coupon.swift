import Foundation

public struct Coupon: Identifiable, Codable, Hashable, Sendable {
    public enum Benefit: Codable, Hashable, Sendable {
        case percentage(Int)
        case amount(cents: Int)
        case freeItem(name: String)
    }

    public let id: UUID
    public let merchant: String
    public let benefit: Benefit
    public let expiresAt: Date
    public var usesLeft: Int
}

struct CouponDTO: Codable, Equatable, Sendable {
    var id: String
    var merchantName: String
    var kind: String
    var value: Int?
    var item: String?
    var expires: TimeInterval
    var usesLeft: Int?
}

struct Redemption: Identifiable, Codable, Hashable, Sendable {
    let id: UUID
    let couponID: Coupon.ID
    let storeCode: String
    let redeemedAt: Date
}

public struct CouponSnapshot: Equatable, Sendable {
    public enum Freshness: Equatable, Sendable {
        case live
        case cached(since: Date)
    }

    public let coupons: [Coupon]
    public let freshness: Freshness
}

public enum CouponError: Error, Equatable {
    case notFound
    case expired
    case usedUp
    case signedOut
    case unavailable
}

extension Coupon {
    init?(_ dto: CouponDTO) {
        guard let id = UUID(uuidString: dto.id) else { return nil }
        let benefit: Benefit
        switch (dto.kind, dto.value, dto.item) {
        case ("percent", let value?, _) where (1...100).contains(value): benefit = .percentage(value)
        case ("amount", let value?, _): benefit = .amount(cents: value)
        case ("item", _, let item?): benefit = .freeItem(name: item)
        default: return nil
        }
        self.init(
            id: id,
            merchant: dto.merchantName.trimmingCharacters(in: .whitespaces),
            benefit: benefit,
            expiresAt: Date(timeIntervalSince1970: dto.expires / 1000),
            usesLeft: dto.usesLeft ?? 1
        )
    }
}
