import Foundation

final class CartService {

    // MARK: - Dependencies

    private let inventory: InventoryService
    private let coupons: CouponService
    private let orders: OrderService

    // MARK: - State

    private(set) var items: [CartItem] = []
    private(set) var appliedCoupon: Coupon?
    private(set) var lastOrder: OrderConfirmation?

    private let freeShippingThreshold: Decimal = 50
    private let shippingFee: Decimal = 5

    init(inventory: InventoryService, coupons: CouponService, orders: OrderService) {
        self.inventory = inventory
        self.coupons = coupons
        self.orders = orders
    }

    // MARK: - Totals

    var itemCount: Int {
        items.reduce(0) { $0 + $1.quantity }
    }

    var subtotal: Decimal {
        items.reduce(0) { $0 + $1.subtotal }
    }

    var discount: Decimal {
        guard let coupon = appliedCoupon else { return 0 }
        switch coupon.discount {
        case .percent(let percent):
            return subtotal * Decimal(percent) / 100
        case .amount(let amount):
            return min(amount, subtotal)
        }
    }

    var shipping: Decimal {
        if items.isEmpty { return 0 }
        return subtotal >= freeShippingThreshold ? 0 : shippingFee
    }

    var total: Decimal {
        subtotal - discount + shipping
    }

    // MARK: - Items

    func add(_ product: Product, quantity: Int = 1) async throws {
        let index = items.firstIndex { $0.product.id == product.id }
        let wanted = quantity + (index.map { items[$0].quantity } ?? 0)
        let available = try await inventory.availableStock(for: product.id)
        guard wanted <= available else { throw CartError.outOfStock(available: available) }

        if let index {
            items[index].quantity = wanted
        } else {
            items.append(CartItem(product: product, quantity: quantity))
        }
    }

    func setQuantity(_ quantity: Int, for productID: String) {
        guard let index = items.firstIndex(where: { $0.product.id == productID }) else { return }
        if quantity > 0 {
            items[index].quantity = quantity
        } else {
            items.remove(at: index)
        }
    }

    func clear() {
        items = []
        appliedCoupon = nil
    }

    // MARK: - Coupon

    func applyCoupon(_ code: String) async throws {
        let normalized = code.trimmingCharacters(in: .whitespaces).uppercased()
        guard let coupon = try await coupons.coupon(for: normalized) else {
            throw CartError.couponInvalid
        }
        if subtotal < coupon.minimumTotal {
            throw CartError.minimumNotReached(coupon.minimumTotal)
        }
        appliedCoupon = coupon
    }

    // MARK: - Checkout

    @discardableResult
    func checkout() async throws -> OrderConfirmation {
        guard !items.isEmpty else { throw CartError.emptyCart }
        let request = OrderRequest(items: items, couponCode: appliedCoupon?.code, total: total)
        do {
            let confirmation = try await orders.place(request)
            lastOrder = confirmation
            clear()
            return confirmation
        } catch {
            throw CartError.paymentFailed
        }
    }
}
