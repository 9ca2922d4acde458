/// The basket on its way to the till.
@MainActor
public final class CheckoutViewModel {
    public private(set) var products: [Product] = []
    public private(set) var receipt: Receipt?
    public private(set) var error: CheckoutError?
    public private(set) var isPaying = false
    /// Called when the order is paid.
    public var onPaid: ((Receipt) -> Void)?

    @Shelved var gateway: PaymentGateway
    @Shelved var rates: ShippingRates

    public init() {}

    /// Whether there is something to pay.
    public var canPay: Bool { !products.isEmpty && !isPaying }

    public func add(_ product: Product) {
        guard product.price > 0 else { return }
        products.append(product)
        error = nil
    }

    public func total(with shipping: Shipping) throws -> Int {
        guard !products.isEmpty else { throw CheckoutError.emptyBasket }
        return try rates.price(of: shipping)
    }

    public func pay(_ amount: Int) async {
        guard canPay else {
            error = .emptyBasket
            return
        }
        isPaying = true
        defer { isPaying = false }
        do {
            let paid = try await gateway.pay(amount, for: products.map(\.id))
            receipt = paid
            products = []
            onPaid?(paid)
        } catch {
            self.error = .declined
        }
    }
}
