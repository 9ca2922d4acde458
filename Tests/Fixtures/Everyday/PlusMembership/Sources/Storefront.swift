import Foundation

/// A product as the store describes it.
public struct StoreProduct: Sendable, Hashable, Identifiable {
    public enum Period: Int, Sendable, Hashable {
        case month = 1
        case year = 12
    }

    public let id: String
    public let displayPrice: String
    public let price: Decimal
    public let period: Period
    public let isEligibleForTrial: Bool
}

public struct StoreTransaction: Sendable, Hashable {
    public let id: UInt64
    public let productID: String
    public let purchasedAt: Date
    public let expiresAt: Date?
    public let revokedAt: Date?
    public let isInBillingRetry: Bool

    public init(
        id: UInt64,
        productID: String,
        purchasedAt: Date,
        expiresAt: Date? = nil,
        revokedAt: Date? = nil,
        isInBillingRetry: Bool = false
    ) {
        self.id = id
        self.productID = productID
        self.purchasedAt = purchasedAt
        self.expiresAt = expiresAt
        self.revokedAt = revokedAt
        self.isInBillingRetry = isInBillingRetry
    }
}

public enum SignedTransaction: Sendable {
    case verified(StoreTransaction)
    case unverified(StoreTransaction, reason: String)
}

public enum PurchaseResult: Sendable {
    case success(SignedTransaction)
    case userCancelled
    case pending
}

public protocol Storefront: Sendable {
    func products(for identifiers: Set<String>) async throws -> [StoreProduct]
    func purchase(_ product: StoreProduct, accountToken: UUID?) async throws -> PurchaseResult
    func currentEntitlements() async -> [SignedTransaction]
    func finish(_ transaction: StoreTransaction) async
    func sync() async throws
}

public protocol MembershipCache: Sendable {
    func read() async -> Entitlement?
    func write(_ entitlement: Entitlement) async
}

public protocol AccountProviding: Sendable {
    var accountToken: UUID? { get async }
    func attach(transactionID: UInt64) async throws
}

public protocol PurchaseLogging: Sendable {
    func record(_ event: PurchaseEvent)
}

public enum PurchaseEvent: Sendable, Equatable {
    case started(productID: String)
    case completed(productID: String)
    case cancelled(productID: String)
    case suspicious(reason: String)
    case attachFailed(transactionID: UInt64)
}

struct ConsolePurchaseLog: PurchaseLogging {
    func record(_ event: PurchaseEvent) { print("purchase: \(event)") }
}
