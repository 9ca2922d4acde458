import Foundation

struct PayRoyaltiesUseCase: Sendable {
    struct Policy: Sendable {
        var minimumPayout = 25_00
        var maximumPayout = 50_000_00
        var maximumAttempts = 3
        var retryDelay: TimeInterval = 2
        var freeTransferFrom = 500_00
        var transferFee = 1_50
        var defaultTaxBasisPoints = 30_00
    }

    private let ledger: any SalesLedger
    private let advances: any AdvanceBook
    private let bank: any PayoutBank
    private let notifier: any PayoutNotifier
    private let policy: Policy
    private let sleep: @Sendable (TimeInterval) async -> Void

    init(
        ledger: any SalesLedger,
        advances: any AdvanceBook,
        bank: any PayoutBank,
        notifier: any PayoutNotifier,
        policy: Policy = Policy(),
        sleep: @escaping @Sendable (TimeInterval) async -> Void = { seconds in
            try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
        }
    ) {
        self.ledger = ledger
        self.advances = advances
        self.bank = bank
        self.notifier = notifier
        self.policy = policy
        self.sleep = sleep
    }

    // MARK: - Paying

    func callAsFunction(author: Author, month: String) async throws -> PayoutOutcome {
        guard !author.isOnHold else { throw PayoutError.onHold }
        let statement = try await preview(author: author)
        guard statement.gross.cents > 0 else { return .nothingDue }

        if statement.net.cents < policy.minimumPayout {
            if statement.advance.cents > 0, statement.gross == statement.advance {
                return try await settleAgainstAdvance(statement, month: month)
            }
            await notifier.notify(
                authorID: author.id,
                message: "\(statement.net) is carried over to next month."
            )
            return .carriedOver(statement.net)
        }
        guard statement.net.cents <= policy.maximumPayout else {
            throw PayoutError.overLimit(statement.net)
        }
        guard let iban = normalized(author.iban) else {
            await notifier.notify(authorID: author.id, message: "Please add a bank account.")
            throw PayoutError.missingAccount
        }

        let reference = reference(for: author, month: month)
        try await transfer(statement.net, to: iban, reference: reference)
        if statement.advance.cents > 0 {
            try await advances.recoup(statement.advance, authorID: author.id)
        }
        try await ledger.markPaid(saleIDs: statement.saleIDs, reference: reference)
        await notifier.notify(authorID: author.id, message: "\(statement.net) is on its way (\(reference)).")
        return .paid(statement, reference: reference)
    }

    func preview(author: Author) async throws -> PayoutStatement {
        let sales = try await ledger.unpaidSales(authorID: author.id).filter { !$0.isRefunded }
        guard sales.allSatisfy({ $0.price.currency == author.currency }) else {
            throw PayoutError.mixedCurrencies
        }
        let zero = Money(cents: 0, currency: author.currency)
        let gross = royalties(for: sales, zero: zero)
        let outstanding = try await advances.outstandingAdvance(authorID: author.id) ?? zero
        let advance = min(outstanding, gross)
        let taxable = gross - advance
        let tax = taxable.percent(taxBasisPoints(for: author.taxStatus))
        let afterTax = taxable - tax
        let fee = fee(for: afterTax)
        return PayoutStatement(
            authorID: author.id,
            gross: gross,
            advance: advance,
            tax: tax,
            fee: fee,
            net: afterTax - fee,
            saleIDs: sales.map(\.id).sorted()
        )
    }

    func payAll(_ authors: [Author], month: String) async -> [String: Result<PayoutOutcome, PayoutError>] {
        var results: [String: Result<PayoutOutcome, PayoutError>] = [:]
        for author in authors where results[author.id] == nil {
            do {
                results[author.id] = .success(try await self(author: author, month: month))
            } catch let error as PayoutError {
                results[author.id] = .failure(error)
            } catch {
                results[author.id] = .failure(.bankUnavailable(attempts: 0))
            }
        }
        return results
    }

    // MARK: - Steps

    private func settleAgainstAdvance(_ statement: PayoutStatement, month: String) async throws -> PayoutOutcome {
        let reference = "ADV-\(month)"
        try await advances.recoup(statement.advance, authorID: statement.authorID)
        try await ledger.markPaid(saleIDs: statement.saleIDs, reference: reference)
        return .paid(statement, reference: reference)
    }

    private func transfer(_ amount: Money, to iban: String, reference: String) async throws {
        var attempt = 1
        while true {
            do {
                return try await bank.transfer(amount, to: iban, reference: reference)
            } catch BankError.rejected(let code) {
                throw PayoutError.bankRejected(code: code)
            } catch {
                guard attempt < policy.maximumAttempts else {
                    throw PayoutError.bankUnavailable(attempts: attempt)
                }
                await sleep(policy.retryDelay * TimeInterval(attempt))
                attempt += 1
            }
        }
    }
}

// MARK: - Arithmetic

extension PayRoyaltiesUseCase {
    private func royalties(for sales: [Sale], zero: Money) -> Money {
        let copies = sales.filter { $0.kind == .paperback }.reduce(0) { $0 + $1.copies }
        return sales.reduce(zero) { sum, sale in
            let revenue = Money(cents: sale.price.cents * sale.copies, currency: zero.currency)
            return sum + revenue.percent(basisPoints(for: sale, paperbackCopies: copies))
        }
    }

    private func basisPoints(for sale: Sale, paperbackCopies: Int) -> Int {
        switch sale.kind {
        case .ebook:
            return (2_99...9_99).contains(sale.price.cents) ? 70_00 : 35_00
        case .paperback:
            switch paperbackCopies {
            case ..<100: return 8_00
            case ..<1_000: return 10_00
            default: return 12_50
            }
        case .audio(let minutes):
            return minutes >= 180 ? 40_00 : 25_00
        }
    }

    private func taxBasisPoints(for status: Author.TaxStatus) -> Int {
        switch status {
        case .domestic: 0
        case .treaty(_, let basisPoints): min(basisPoints, policy.defaultTaxBasisPoints)
        case .unknown: policy.defaultTaxBasisPoints
        }
    }

    private func fee(for amount: Money) -> Money {
        guard amount.cents > 0, amount.cents < policy.freeTransferFrom else {
            return Money(cents: 0, currency: amount.currency)
        }
        return Money(cents: min(policy.transferFee, amount.cents), currency: amount.currency)
    }

    private func normalized(_ iban: String?) -> String? {
        guard let iban else { return nil }
        let compact = iban.uppercased().filter { !$0.isWhitespace }
        return compact.count >= 15 ? compact : nil
    }

    private func reference(for author: Author, month: String) -> String {
        "ROY-\(month)-\(author.id.prefix(6).uppercased())"
    }
}
