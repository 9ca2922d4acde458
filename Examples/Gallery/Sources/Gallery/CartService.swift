/// Hears of changes to the cart.
protocol CartDelegate: AnyObject {
    func cartDidChange(total: Int)
    func cartDidReject(_ product: Product)
}

/// Knows prices.
protocol PriceList {
    func discount(for code: String) -> Int?
}

/// A service with a weak delegate and arithmetic.
final class CartService {
    weak var delegate: CartDelegate?
    private(set) var items: [Product] = []
    private(set) var discount = 0
    private let prices: PriceList

    init(prices: PriceList) {
        self.prices = prices
    }

    var count: Int { items.count }

    func add(_ product: Product) {
        guard product.stock > 0 else {
            delegate?.cartDidReject(product)
            return
        }
        items.append(product)
        delegate?.cartDidChange(total: product.price)
    }

    func apply(code: String) -> Bool {
        guard let value = prices.discount(for: code.uppercased()) else { return false }
        discount = value
        return true
    }

    func clear() {
        items.removeAll()
        discount = 0
        delegate?.cartDidChange(total: 0)
    }
}
