import Foundation

/// The wallet has to work in the basement of a shopping centre: reads fall back to the disk, redemptions are queued.
actor DefaultCouponRepository: CouponRepository {
    struct Policy: Sendable {
        var cacheLifetime: TimeInterval = 15 * 60
        var tokenLeeway: TimeInterval = 30
        var gracePeriod: TimeInterval = 2 * 60 * 60

        static let standard = Policy()
    }

    private let remote: any CouponRemoteDataSource
    private let local: any CouponLocalDataSource
    private let vault: any TokenVault
    private let logger: (any Logging)?
    private let policy: Policy
    private let now: @Sendable () -> Date
    private let makeID: @Sendable () -> UUID

    private var refreshTask: Task<AccessToken, any Error>?

    init(
        remote: any CouponRemoteDataSource,
        local: any CouponLocalDataSource,
        vault: any TokenVault,
        logger: (any Logging)? = nil,
        policy: Policy = .standard,
        now: @escaping @Sendable () -> Date = { Date() },
        makeID: @escaping @Sendable () -> UUID = { UUID() }
    ) {
        self.remote = remote
        self.local = local
        self.vault = vault
        self.logger = logger
        self.policy = policy
        self.now = now
        self.makeID = makeID
    }

    func coupons(forceRefresh: Bool = false) async throws -> CouponSnapshot {
        let cache = try? await local.loadCoupons()
        if !forceRefresh, let cache, now().timeIntervalSince(cache.savedAt) < policy.cacheLifetime {
            return CouponSnapshot(coupons: visible(cache.coupons), freshness: .cached(since: cache.savedAt))
        }
        do {
            let dtos = try await authorized { [remote] in try await remote.coupons(token: $0) }
            let fetched = await applyPending(to: map(dtos))
            do {
                try await local.saveCoupons(fetched, at: now())
            } catch {
                logger?.warning("Coupons not cached: \(error)")
            }
            return CouponSnapshot(coupons: visible(fetched), freshness: .live)
        } catch CouponError.signedOut {
            throw CouponError.signedOut
        } catch {
            guard let cache else { throw CouponError.unavailable }
            return CouponSnapshot(coupons: visible(cache.coupons), freshness: .cached(since: cache.savedAt))
        }
    }

    func redeem(_ id: Coupon.ID, inStore storeCode: String) async throws -> Coupon {
        guard let cache = try await local.loadCoupons(),
            let index = cache.coupons.firstIndex(where: { $0.id == id })
        else { throw CouponError.notFound }

        var coupons = cache.coupons
        // Tills are slow, a coupon that ran out in the queue is still honoured.
        guard coupons[index].expiresAt.addingTimeInterval(policy.gracePeriod) > now() else { throw CouponError.expired }
        guard coupons[index].usesLeft > 0 else { throw CouponError.usedUp }

        let redemption = Redemption(id: makeID(), couponID: id, storeCode: storeCode.uppercased(), redeemedAt: now())
        do {
            try await authorized { [remote] in try await remote.redeem(redemption, token: $0) }
        } catch HTTPFailure.noConnection {
            try await local.enqueue(redemption)
        } catch HTTPFailure.status(409) {
            coupons[index].usesLeft = 0
            try await local.saveCoupons(coupons, at: cache.savedAt)
            throw CouponError.usedUp
        }
        coupons[index].usesLeft -= 1
        try await local.saveCoupons(coupons, at: cache.savedAt)
        return coupons[index]
    }

    /// Sends what was redeemed offline, oldest first, and returns how many redemptions arrived.
    @discardableResult
    func synchronize() async throws -> Int {
        let pending = try await local.pendingRedemptions().sorted { $0.redeemedAt < $1.redeemedAt }
        var sent = 0
        for redemption in pending {
            do {
                try await authorized { [remote] in try await remote.redeem(redemption, token: $0) }
                sent += 1
            } catch HTTPFailure.noConnection {
                return sent
            } catch HTTPFailure.status(let code) where (400..<500).contains(code) {
                // The server will never take it, keeping it would block the queue for ever.
                logger?.warning("Redemption \(redemption.id) refused with \(code)")
            }
            try await local.dequeue(redemption.id)
        }
        return sent
    }

    func signOut() async throws {
        refreshTask?.cancel()
        refreshTask = nil
        await vault.signOut()
        try await local.wipe()
    }
}

// MARK: - Authorization

extension DefaultCouponRepository {
    fileprivate func authorized<Value: Sendable>(_ call: @Sendable (String) async throws -> Value) async throws -> Value
    {
        guard var token = await vault.currentToken() else { throw CouponError.signedOut }
        if token.expiresAt.timeIntervalSince(now()) < policy.tokenLeeway {
            token = try await refresh(token)
        }
        do {
            return try await call(token.value)
        } catch HTTPFailure.unauthorized {
            token = try await refresh(token)
            return try await call(token.value)
        }
    }

    fileprivate func refresh(_ token: AccessToken) async throws -> AccessToken {
        if let refreshTask {
            return try await refreshTask.value
        }
        let task = Task { [vault] in try await vault.refresh(token) }
        refreshTask = task
        defer { refreshTask = nil }
        do {
            return try await task.value
        } catch HTTPFailure.unauthorized {
            await vault.signOut()
            throw CouponError.signedOut
        }
    }
}

// MARK: - Mapping

extension DefaultCouponRepository {
    fileprivate func map(_ dtos: [CouponDTO]) -> [Coupon] {
        let coupons = dtos.compactMap(Coupon.init)
        if coupons.count < dtos.count {
            logger?.warning("\(dtos.count - coupons.count) coupons not understood")
        }
        return coupons
    }

    fileprivate func applyPending(to coupons: [Coupon]) async -> [Coupon] {
        let pending = (try? await local.pendingRedemptions()) ?? []
        let uses = Dictionary(grouping: pending, by: \.couponID).mapValues(\.count)
        return coupons.map { coupon in
            var coupon = coupon
            coupon.usesLeft = max(0, coupon.usesLeft - uses[coupon.id, default: 0])
            return coupon
        }
    }

    fileprivate func visible(_ coupons: [Coupon]) -> [Coupon] {
        coupons
            .filter { $0.usesLeft > 0 && $0.expiresAt > now() }
            .sorted { ($0.expiresAt, $0.merchant) < ($1.expiresAt, $1.merchant) }
    }
}
