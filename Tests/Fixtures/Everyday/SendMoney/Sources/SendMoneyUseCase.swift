import Foundation

/// Sends money from one of the customer's pockets to somebody else's account.
struct SendMoneyUseCase: Sendable {
    typealias Dependencies = HasPocketGateway & HasTransferGateway & HasExchangeRates & HasOwnerVerification

    private let dependencies: Dependencies
    private let policy: TransferPolicy
    private let calendar: Calendar
    private let now: @Sendable () -> Date

    init(
        dependencies: Dependencies,
        policy: TransferPolicy = .standard,
        calendar: Calendar = Calendar(identifier: .gregorian),
        now: @escaping @Sendable () -> Date = { .now }
    ) {
        self.dependencies = dependencies
        self.policy = policy
        self.calendar = calendar
        self.now = now
    }

    /// What the confirmation sheet shows. Nothing is moved yet.
    func quote(_ order: TransferOrder) async throws(TransferError) -> TransferQuote {
        let pocket = try await pocket(order.pocketID)
        try validate(order)
        let debit = try await debitAmount(for: order, in: pocket.currency)
        let fee = fee(for: order, debit: debit)
        guard pocket.balance >= debit + fee else {
            throw .insufficientFunds(missing: Money(debit + fee - pocket.balance, pocket.currency))
        }
        return TransferQuote(
            debit: Money(debit, pocket.currency),
            fee: Money(fee, pocket.currency),
            credit: order.amount,
            arrivesOn: arrivalDate(isInstant: order.isInstant)
        )
    }

    func callAsFunction(_ order: TransferOrder) async throws(TransferError) -> TransferReceipt {
        let quote = try await quote(order)
        try await checkDailyLimit(adding: quote.debit, pocketID: order.pocketID)
        if quote.debit.amount >= policy.verifyFrom {
            guard
                await dependencies.verification.verifyOwner(
                    reason: "Send \(order.amount.text) to \(order.recipient.name)")
            else {
                throw .notVerified
            }
        }
        do {
            let reference = try await dependencies.transfers.submit(order, idempotencyKey: idempotencyKey(for: order))
            await dependencies.pockets.invalidate(order.pocketID)
            return TransferReceipt(reference: reference, quote: quote)
        } catch GatewayError.duplicate(let reference) {
            return TransferReceipt(reference: reference, quote: quote)
        } catch {
            throw .rejected
        }
    }
}

// MARK: - Rules

extension SendMoneyUseCase {
    fileprivate func pocket(_ id: Pocket.ID) async throws(TransferError) -> Pocket {
        do {
            guard let pocket = try await dependencies.pockets.pockets().first(where: { $0.id == id }) else {
                throw TransferError.unknownPocket
            }
            return pocket
        } catch let error as TransferError {
            throw error
        } catch {
            throw .unreachable
        }
    }

    fileprivate func validate(_ order: TransferOrder) throws(TransferError) {
        guard order.amount.amount > 0 else { throw .invalidAmount }
        guard IBAN.isPlausible(order.recipient.iban) else { throw .invalidRecipient }
        if order.isInstant, order.amount.amount > policy.instantMaximum {
            throw .instantNotPossible(maximum: policy.instantMaximum)
        }
    }

    fileprivate func debitAmount(for order: TransferOrder, in currency: Currency) async throws(TransferError) -> Decimal
    {
        guard order.amount.currency != currency else { return order.amount.amount }
        guard let rate = await dependencies.rates.rate(from: order.amount.currency, to: currency) else {
            throw .currencyNotSupported(order.amount.currency)
        }
        return (order.amount.amount * rate).roundedToCents
    }

    fileprivate func fee(for order: TransferOrder, debit: Decimal) -> Decimal {
        var fee: Decimal = order.isInstant ? policy.instantFee : 0
        if order.recipient.isForeign {
            fee += max(policy.minimumForeignFee, (debit * policy.foreignFeeRate).roundedToCents)
        }
        return fee
    }

    fileprivate func checkDailyLimit(adding debit: Money, pocketID: Pocket.ID) async throws(TransferError) {
        let startOfDay = calendar.startOfDay(for: now())
        let sent = await dependencies.transfers.sentAmounts(from: pocketID, since: startOfDay)
        let total = sent.reduce(debit.amount, +)
        guard total <= policy.dailyLimit else {
            throw .dailyLimitExceeded(left: max(0, policy.dailyLimit - (total - debit.amount)))
        }
    }

    /// Weekends do not count, and neither does today after the cut-off.
    fileprivate func arrivalDate(isInstant: Bool) -> Date {
        let today = now()
        if isInstant { return today }
        let isLate = calendar.component(.hour, from: today) >= policy.cutOffHour
        var remaining = isLate ? 2 : 1
        var day = calendar.startOfDay(for: today)
        while remaining > 0 {
            day = calendar.date(byAdding: .day, value: 1, to: day)!
            if !calendar.isDateInWeekend(day) { remaining -= 1 }
        }
        return day
    }

    fileprivate func idempotencyKey(for order: TransferOrder) -> String {
        "\(order.pocketID)-\(order.recipient.iban)-\(Int(now().timeIntervalSince1970) / 60)"
    }
}
