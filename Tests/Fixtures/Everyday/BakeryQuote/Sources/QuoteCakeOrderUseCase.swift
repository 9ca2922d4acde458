import Foundation

protocol QuoteCakeOrder: Sendable {
    func callAsFunction(_ order: CakeOrder) async throws -> Quote
}

struct QuoteCakeOrderUseCase: QuoteCakeOrder {
    static let maximumInscription = 40
    static let inscriptionFee = Decimal(string: "3.50")!
    static let depositThreshold: Decimal = 100

    private let catalog: any ProductCatalog
    private let vouchers: any VoucherValidating
    private let taxes: any TaxRateProviding
    private let now: @Sendable () -> Date

    init(
        catalog: any ProductCatalog,
        vouchers: any VoucherValidating,
        taxes: any TaxRateProviding,
        now: @escaping @Sendable () -> Date = Date.init
    ) {
        self.catalog = catalog
        self.vouchers = vouchers
        self.taxes = taxes
        self.now = now
    }

    func callAsFunction(_ order: CakeOrder) async throws -> Quote {
        try validate(order)

        var subtotal: Decimal = 0
        var leadTime = 0
        for line in order.lines {
            guard let product = try await catalog.product(id: line.productID) else {
                throw QuoteError.unknownProduct(line.productID)
            }
            subtotal += rounded(product.basePrice * line.size.multiplier) * Decimal(line.quantity)
            leadTime = max(leadTime, product.leadTimeHours)
        }
        let earliest = now().addingTimeInterval(TimeInterval(leadTime) * 3600)
        guard order.pickup >= earliest else { throw QuoteError.pickupTooSoon(earliest: earliest) }

        if hasInscription(order) { subtotal += Self.inscriptionFee }

        let discount = try await discount(for: order, subtotal: subtotal)
        let net = subtotal - discount
        let tax = rounded(net * taxes.rate)
        let total = net + tax
        let deposit = total > Self.depositThreshold ? rounded(total * Decimal(string: "0.3")!) : 0
        return Quote(subtotal: subtotal, discount: discount, tax: tax, total: total, deposit: deposit)
    }

    // MARK: - Rules

    private func validate(_ order: CakeOrder) throws {
        guard !order.lines.isEmpty else { throw QuoteError.emptyOrder }
        if let line = order.lines.first(where: { !(1...20).contains($0.quantity) }) {
            throw QuoteError.invalidQuantity(productID: line.productID)
        }
        if let inscription = order.inscription, inscription.count > Self.maximumInscription {
            throw QuoteError.inscriptionTooLong(maximum: Self.maximumInscription)
        }
    }

    private func hasInscription(_ order: CakeOrder) -> Bool {
        order.inscription?.trimmingCharacters(in: .whitespaces).isEmpty == false
    }

    private func discount(for order: CakeOrder, subtotal: Decimal) async throws -> Decimal {
        guard let code = order.voucherCode?.uppercased(), !code.isEmpty else { return 0 }
        switch try await vouchers.voucher(code: code, customerID: order.customerID) {
        case .percentage(let percent)?:
            return rounded(subtotal * percent / 100)
        case .amountOff(let amount, let minimum)?:
            guard subtotal >= minimum else { throw QuoteError.voucherRejected(code) }
            return min(amount, subtotal)
        case nil:
            throw QuoteError.voucherRejected(code)
        }
    }

    private func rounded(_ value: Decimal) -> Decimal {
        var value = value
        var result = Decimal()
        NSDecimalRound(&result, &value, 2, .bankers)
        return result
    }
}
