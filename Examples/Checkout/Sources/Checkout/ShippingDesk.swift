/// Picks the way an order is sent; an actor, since several orders ask at once.
public actor ShippingDesk {
    public private(set) var chosen: Shipping?
    public private(set) var cost = 0
    private let rates: ShippingRates

    public init(rates: ShippingRates) {
        self.rates = rates
    }

    public func choose(_ shipping: Shipping) throws {
        cost = try rates.price(of: shipping)
        chosen = shipping
    }

    public func clear() {
        chosen = nil
        cost = 0
    }
}
