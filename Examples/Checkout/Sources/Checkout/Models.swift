/// Something that can be bought.
public struct Product: Equatable, Sendable {
    public let id: String
    public let price: Int

    public init(id: String, price: Int) {
        self.id = id
        self.price = price
    }
}

/// What a customer pays and by when it comes.
public struct Receipt: Equatable, Sendable {
    public let number: String
    public let total: Int

    public init(number: String, total: Int) {
        self.number = number
        self.total = total
    }
}

/// What can go wrong on the way to the till.
public enum CheckoutError: Error, Equatable {
    case emptyBasket
    case declined
}

/// How an order is sent.
public enum Shipping: Sendable {
    case standard
    case express
    case pickup
}

/// Takes the money.
public protocol PaymentGateway {
    func pay(_ amount: Int, for ids: [String]) async throws -> Receipt
}

/// Knows what shipping costs.
public protocol ShippingRates {
    func price(of shipping: Shipping) throws -> Int
}

/// Remembers receipts.
public protocol ReceiptArchive {
    func store(_ receipt: Receipt) async throws
    func receipt(number: String) async throws -> Receipt?
}
