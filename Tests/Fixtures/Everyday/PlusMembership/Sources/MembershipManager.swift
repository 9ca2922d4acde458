import Foundation

/// Buys, restores and watches the paid membership.
public actor MembershipManager {
    public static let productIDs: Set<String> = ["plus.monthly", "plus.yearly", "plus.lifetime"]

    /// How long features stay unlocked while the store retries a payment.
    static let grace: TimeInterval = 16 * 24 * 3600

    private let store: any Storefront
    private let cache: any MembershipCache
    private let account: (any AccountProviding)?
    private let log: any PurchaseLogging
    private let now: @Sendable () -> Date
    private let didChange: (@Sendable (Entitlement) async -> Void)?

    public private(set) var entitlement: Entitlement = .none
    public private(set) var products: [StoreProduct] = []
    private var purchasesInFlight: Set<String> = []

    public init(
        store: any Storefront,
        cache: any MembershipCache,
        account: (any AccountProviding)? = nil,
        now: @escaping @Sendable () -> Date = { Date() },
        didChange: (@Sendable (Entitlement) async -> Void)? = nil
    ) {
        self.init(
            store: store, cache: cache, account: account, log: ConsolePurchaseLog(), now: now, didChange: didChange)
    }

    init(
        store: any Storefront,
        cache: any MembershipCache,
        account: (any AccountProviding)?,
        log: any PurchaseLogging,
        now: @escaping @Sendable () -> Date,
        didChange: (@Sendable (Entitlement) async -> Void)?
    ) {
        self.store = store
        self.cache = cache
        self.account = account
        self.log = log
        self.now = now
        self.didChange = didChange
    }

    // MARK: - Products

    /// The cheapest product comes first. The store is asked once.
    @discardableResult
    public func loadProducts() async throws -> [StoreProduct] {
        if !products.isEmpty { return products }
        do {
            products = try await store.products(for: Self.productIDs).sorted { $0.price < $1.price }
        } catch {
            throw MembershipError.storeUnavailable
        }
        return products
    }

    /// What a year saves against twelve months, in whole percent.
    public func yearlySaving() -> Int? {
        guard
            let monthly = products.first(where: { $0.period == .month }),
            let yearly = products.first(where: { $0.period == .year }),
            monthly.price > 0
        else { return nil }
        let full = monthly.price * 12
        let share = NSDecimalNumber(decimal: (full - yearly.price) / full * 100).doubleValue
        return share > 0 ? Int(share.rounded(.down)) : nil
    }

    // MARK: - Entitlement

    /// Shows what was known last until the store has answered.
    public func start() async {
        if let known = await cache.read() {
            entitlement = known
        }
        await refresh()
    }

    public func refresh() async {
        var best = Entitlement.none
        for signed in await store.currentEntitlements() {
            switch signed {
            case .verified(let transaction):
                let candidate = evaluate(transaction)
                if rank(candidate) > rank(best) { best = candidate }
            case .unverified(_, let reason):
                log.record(.suspicious(reason: reason))
            }
        }
        await adopt(best)
    }

    public func hasAccess() -> Bool {
        switch entitlement {
        case .active(_, let until), .gracePeriod(_, let until): until > now()
        default: entitlement.unlocksFeatures
        }
    }

    public func daysLeft() -> Int? {
        guard case .active(_, let until) = entitlement else { return nil }
        return max(0, Int((until.timeIntervalSince(now()) / 86400).rounded(.up)))
    }

    // MARK: - Buying

    public func purchase(productID: String) async throws {
        guard let product = try await loadProducts().first(where: { $0.id == productID }) else {
            throw MembershipError.unknownProduct(productID)
        }
        guard purchasesInFlight.insert(productID).inserted else { return }
        defer { purchasesInFlight.remove(productID) }

        log.record(.started(productID: productID))
        let result = try await store.purchase(product, accountToken: account?.accountToken)
        switch result {
        case .success(.verified(let transaction)):
            await attach(transaction)
            await store.finish(transaction)
            log.record(.completed(productID: productID))
            await adopt(evaluate(transaction))
        case .success(.unverified(_, let reason)):
            log.record(.suspicious(reason: reason))
            throw MembershipError.notVerified
        case .userCancelled:
            log.record(.cancelled(productID: productID))
            throw MembershipError.cancelled
        case .pending:
            throw MembershipError.waitingForApproval
        }
    }

    /// Returns whether there was anything to restore.
    public func restore() async throws -> Bool {
        do {
            try await store.sync()
        } catch {
            throw MembershipError.storeUnavailable
        }
        await refresh()
        return entitlement.unlocksFeatures
    }

    // MARK: - Helpers

    private func attach(_ transaction: StoreTransaction) async {
        do {
            try await account?.attach(transactionID: transaction.id)
        } catch {
            log.record(.attachFailed(transactionID: transaction.id))
        }
    }

    private func evaluate(_ transaction: StoreTransaction) -> Entitlement {
        if let revoked = transaction.revokedAt { return .expired(since: revoked) }
        guard let expires = transaction.expiresAt else { return .lifetime(productID: transaction.productID) }
        if expires > now() { return .active(productID: transaction.productID, until: expires) }
        let graceEnd = expires.addingTimeInterval(Self.grace)
        if transaction.isInBillingRetry, graceEnd > now() {
            return .gracePeriod(productID: transaction.productID, until: graceEnd)
        }
        return .expired(since: expires)
    }

    private func rank(_ entitlement: Entitlement) -> Int {
        switch entitlement {
        case .none: 0
        case .expired: 1
        case .gracePeriod: 2
        case .active: 3
        case .lifetime: 4
        }
    }

    private func adopt(_ new: Entitlement) async {
        let changed = new != entitlement
        entitlement = new
        await cache.write(new)
        if changed { await didChange?(new) }
    }
}
