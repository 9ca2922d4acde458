import Foundation

public actor FerryPassManager {
    static let graceDays = 3
    static let maxAttempts = 3
    static let renewalWindowDays = 5

    public private(set) var state: PassState = .none {
        didSet {
            if state != oldValue { onStateChange(state) }
        }
    }

    private let riderID: String
    private let gateway: any FareGateway
    private let vault: any PassVault
    private let ledger: any PointsLedger
    private let calculator: FareCalculator
    private let calendar: Calendar
    private let now: @Sendable () -> Date
    private let makeKey: @Sendable () -> String
    private let wait: @Sendable (TimeInterval) async -> Void
    private let onStateChange: @Sendable (PassState) -> Void

    private var currentPass: FerryPass?
    /// Keys of purchases whose outcome is unknown, so that trying again cannot charge twice.
    private var pendingKeys: [PassPlan: String] = [:]

    public init(
        riderID: String,
        gateway: any FareGateway,
        vault: any PassVault,
        ledger: any PointsLedger,
        calendar: Calendar = .current,
        now: @escaping @Sendable () -> Date = { Date() },
        makeKey: @escaping @Sendable () -> String = { UUID().uuidString },
        wait: @escaping @Sendable (TimeInterval) async -> Void = { try? await Task.sleep(for: .seconds($0)) },
        onStateChange: @escaping @Sendable (PassState) -> Void = { _ in }
    ) {
        self.riderID = riderID
        self.gateway = gateway
        self.vault = vault
        self.ledger = ledger
        self.calculator = FareCalculator(calendar: calendar)
        self.calendar = calendar
        self.now = now
        self.makeKey = makeKey
        self.wait = wait
        self.onStateChange = onStateChange
    }

    public var canBoard: Bool {
        switch state {
        case .active, .gracePeriod: return true
        case .none, .purchasing, .expired: return false
        }
    }

    // MARK: - Status

    public func refresh() async {
        if case .purchasing = state { return }
        let stored = await vault.load()
        if case .purchasing = state { return }
        currentPass = stored
        state = resolvedState()
    }

    private func resolvedState() -> PassState {
        guard let pass = currentPass else { return .none }
        let date = now()
        if date < pass.expiresAt { return .active(pass) }
        let graceEnd = adding(days: Self.graceDays, to: pass.expiresAt)
        // Weekly passes are meant for visitors and lapse at once.
        if pass.plan != .weekly, date < graceEnd {
            return .gracePeriod(pass, endsAt: graceEnd)
        }
        return .expired(pass)
    }

    // MARK: - Purchase

    public func quote(for plan: PassPlan, redeeming points: Int = 0) -> FareQuote {
        calculator.quote(plan: plan, points: points, at: now())
    }

    @discardableResult
    public func purchase(_ plan: PassPlan, redeeming points: Int = 0) async throws -> FerryPass {
        if case .purchasing = state { throw PassError.alreadyInProgress }
        guard isRenewable() else { throw PassError.alreadyActive }
        state = .purchasing(plan)
        do {
            let pass = try await performPurchase(plan, points: points)
            currentPass = pass
            state = resolvedState()
            return pass
        } catch {
            state = resolvedState()
            throw error
        }
    }

    private func isRenewable() -> Bool {
        guard case .active(let pass) = state else { return true }
        return now() >= adding(days: -Self.renewalWindowDays, to: pass.expiresAt)
    }

    private func performPurchase(_ plan: PassPlan, points: Int) async throws -> FerryPass {
        if points > 0 {
            let available = await ledger.balance(riderID: riderID)
            guard available >= points else { throw PassError.notEnoughPoints(available: available) }
        }
        let date = now()
        let fare = calculator.quote(plan: plan, points: points, at: date)
        let start = startDate(from: date)
        let key = pendingKeys[plan] ?? makeKey()
        pendingKeys[plan] = key
        let request = ChargeRequest(
            riderID: riderID,
            plan: plan,
            amount: fare.total,
            idempotencyKey: key,
            startsAt: start
        )
        let passID = try await chargeWithRetry(request)
        pendingKeys[plan] = nil
        let pass = FerryPass(id: passID, plan: plan, expiresAt: adding(days: plan.validityDays, to: start))
        await vault.save(pass)
        if fare.pointsUsed > 0 {
            await ledger.redeem(fare.pointsUsed, riderID: riderID)
        }
        await ledger.award(calculator.pointsEarned(for: fare), riderID: riderID)
        return pass
    }

    /// An early renewal starts when the current pass runs out.
    private func startDate(from date: Date) -> Date {
        guard let pass = currentPass else { return date }
        return max(date, pass.expiresAt)
    }

    private func chargeWithRetry(_ request: ChargeRequest) async throws -> String {
        var attempt = 1
        while true {
            do {
                return try await gateway.charge(request)
            } catch let error as GatewayError where error.isTransient && attempt < Self.maxAttempts {
                await wait(pow(2, Double(attempt - 1)))
                attempt += 1
            } catch let error as GatewayError {
                if !error.isTransient { pendingKeys[request.plan] = nil }
                throw Self.passError(from: error)
            }
        }
    }

    private static func passError(from error: GatewayError) -> PassError {
        switch error {
        case .declined(let reason): return .cardDeclined(reason: reason)
        case .rejected: return .cardDeclined(reason: "rejected")
        case .timeout, .busy: return .gatewayUnavailable
        }
    }

    // MARK: - Restore

    @discardableResult
    public func restorePurchases() async throws -> FerryPass {
        if case .purchasing = state { throw PassError.alreadyInProgress }
        let passes: [FerryPass]
        do {
            passes = try await gateway.purchasedPasses(riderID: riderID)
        } catch {
            throw PassError.gatewayUnavailable
        }
        let date = now()
        let valid = passes.filter { $0.expiresAt > date }
        guard let best = valid.max(by: { $0.expiresAt < $1.expiresAt }) else {
            throw PassError.nothingToRestore
        }
        await vault.save(best)
        currentPass = best
        state = resolvedState()
        return best
    }

    private func adding(days: Int, to date: Date) -> Date {
        calendar.date(byAdding: .day, value: days, to: date) ?? date
    }
}
