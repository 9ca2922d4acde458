import Foundation

@MainActor
final class BasketViewModel {
    static let maximumPerItem = 12
    static let serviceFeeInCents = 150
    static let freeServiceThresholdInCents = 4_000

    private(set) var lines: [BasketLine] = []
    private(set) var promo: PromoCode?
    private(set) var promoMessage: String?
    private(set) var isPlacingOrder = false
    private(set) var alert: AlertModel?
    var pickupNote = ""

    var onFinish: ((OrderReceipt) -> Void)?
    var onAgeCheck: (() -> Void)?
    var onChange: (() -> Void)?

    private let orders: any OrderPlacing
    private let promos: any PromoLookup
    private let now: () -> Date
    private var isAgeVerified = false

    init(orders: any OrderPlacing, promos: any PromoLookup, now: @escaping () -> Date = { Date() }) {
        self.orders = orders
        self.promos = promos
        self.now = now
    }

    var itemCount: Int { lines.reduce(0) { $0 + $1.quantity } }
    var isEmpty: Bool { lines.isEmpty }
    var canCheckout: Bool { !isEmpty && !isPlacingOrder }
    var needsAgeCheck: Bool { !isAgeVerified && lines.contains { $0.item.isAlcoholic } }
    var badge: String? { isEmpty ? nil : (itemCount > 99 ? "99+" : "\(itemCount)") }

    var totals: BasketTotals {
        let subtotal = lines.reduce(0) { $0 + $1.totalInCents }
        return BasketTotals(
            subtotalInCents: subtotal,
            discountInCents: promo?.discountInCents(for: lines) ?? 0,
            serviceFeeInCents: serviceFee(forSubtotal: subtotal)
        )
    }

    var checkoutTitle: String {
        isEmpty ? "Basket is empty" : "Pay \(PriceFormatter.string(fromCents: totals.payableInCents))"
    }

    /// Adds as many as stock allows and returns how many were really added.
    @discardableResult
    func add(_ item: StallItem, quantity: Int = 1) -> Int {
        guard quantity > 0, !isPlacingOrder else { return 0 }
        let current = self.quantity(of: item.id)
        let added = min(quantity, limit(for: item) - current)
        guard added > 0 else {
            let message = "You can order up to \(limit(for: item)) × \(item.name)."
            alert = AlertModel(title: "That's all there is", message: message, action: .dismiss)
            onChange?()
            return 0
        }
        if let index = lines.firstIndex(where: { $0.id == item.id }) {
            lines[index].quantity += added
        } else {
            lines.append(BasketLine(item: item, quantity: added))
        }
        basketDidChange()
        return added
    }

    func setQuantity(_ quantity: Int, for itemID: String) {
        guard !isPlacingOrder, let index = lines.firstIndex(where: { $0.id == itemID }) else { return }
        guard quantity > 0 else { return remove(itemID) }
        lines[index].quantity = min(quantity, limit(for: lines[index].item))
        basketDidChange()
    }

    func remove(_ itemID: String) {
        guard !isPlacingOrder, lines.contains(where: { $0.id == itemID }) else { return }
        lines.removeAll { $0.id == itemID }
        basketDidChange()
    }

    func quantity(of itemID: String) -> Int { lines.first { $0.id == itemID }?.quantity ?? 0 }

    func confirmAge() { isAgeVerified = true }

    func dismissAlert() { alert = nil }

    func applyPromo(_ input: String) async {
        let code = input.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
        guard !code.isEmpty else { return }
        do {
            guard let found = try await promos.promo(for: code) else {
                throw PromoError.unknownCode
            }
            if let rejection = found.rejection(for: lines, at: now()) {
                throw rejection
            }
            promo = found
            promoMessage = nil
        } catch let error as PromoError {
            promoMessage = error.message
        } catch {
            promoMessage = "The code could not be checked. Try again."
        }
        onChange?()
    }

    func removePromo() {
        promo = nil
        promoMessage = nil
        onChange?()
    }

    func checkout() async {
        guard canCheckout else { return }
        guard !needsAgeCheck else {
            onAgeCheck?()
            return
        }
        isPlacingOrder = true
        alert = nil
        onChange?()
        do {
            let receipt = try await orders.place(makeRequest())
            isPlacingOrder = false
            reset()
            onFinish?(receipt)
        } catch {
            isPlacingOrder = false
            handle(error)
        }
        onChange?()
    }

    private func limit(for item: StallItem) -> Int { min(item.stock, Self.maximumPerItem) }

    private func serviceFee(forSubtotal subtotal: Int) -> Int {
        if subtotal == 0 || subtotal >= Self.freeServiceThresholdInCents { return 0 }
        if promo?.benefit == .waiveServiceFee { return 0 }
        return Self.serviceFeeInCents
    }

    private func makeRequest() -> OrderRequest {
        let note = pickupNote.trimmingCharacters(in: .whitespacesAndNewlines)
        return OrderRequest(
            lines: lines.map { OrderLine(itemID: $0.id, quantity: $0.quantity) },
            promoCode: promo?.code,
            expectedTotalInCents: totals.payableInCents,
            pickupNote: note.isEmpty ? nil : note
        )
    }

    private func basketDidChange() {
        if let promo, let rejection = promo.rejection(for: lines, at: now()) {
            self.promo = nil
            promoMessage = rejection.message
        }
        onChange?()
    }

    private func reset() {
        lines = []
        promo = nil
        promoMessage = nil
        pickupNote = ""
    }

    private func handle(_ error: any Error) {
        switch error as? OrderError {
        case .soldOut(let itemID, let remaining):
            let name = lines.first { $0.id == itemID }?.item.name ?? "An item"
            setQuantity(min(remaining, quantity(of: itemID)), for: itemID)
            let message = remaining > 0 ? "Only \(remaining) × \(name) left." : "\(name) is sold out."
            alert = AlertModel(title: "Almost gone", message: message, action: .dismiss)
        case .priceChanged:
            alert = AlertModel(title: "Prices changed", message: "Please review your basket.", action: .dismiss)
        case .paymentDeclined:
            alert = AlertModel(title: "Payment declined", message: "Your card was not charged.", action: .retry)
        case .ageVerificationRequired:
            isAgeVerified = false
            alert = AlertModel(title: "Age check", message: "Show your ID at the gate.", action: .verifyAge)
        case .marketClosed:
            alert = AlertModel(title: "Market closed", message: "Come back tomorrow evening.", action: .dismiss)
        case nil:
            alert = AlertModel(title: "No connection", message: "We could not reach the market.", action: .retry)
        }
    }
}
