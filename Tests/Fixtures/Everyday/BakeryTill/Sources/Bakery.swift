import Foundation

struct Basket: Equatable {
    struct Line: Equatable {
        let sku: String
        let unitPrice: Decimal
        var quantity: Int
        var isDayOld: Bool = false

        var price: Decimal { unitPrice * Decimal(quantity) }
    }

    private(set) var lines: [Line]

    init(_ lines: [Line] = []) { self.lines = lines }

    var isEmpty: Bool { lines.allSatisfy { $0.quantity == 0 } }
}

struct Customer: Identifiable, Equatable {
    enum Tier: Equatable {
        case guest, regular
        case staff(badge: Int)
    }
    let id: Int
    var tier: Tier
}

struct PickupSlot: Equatable {
    let day: Date
    let hour: Int
}

struct Quote: Equatable {
    struct Discount: Equatable {
        let code: String
        let amount: Decimal
    }
    let subtotal: Decimal
    let discounts: [Discount]
    let total: Decimal
}

struct Order: Equatable {
    let customer: Customer.ID
    let paid: Decimal
    let receipt: String
    let slot: PickupSlot
}

enum CheckoutError: Error, Equatable {
    case emptyBasket
    case belowMinimum(missing: Decimal)
    case soldOut(sku: String, left: Int)
    case paymentDeclined
    case tillClosed
    case notRecorded
}

enum TillError: Error {
    case declined
    case duplicate(receipt: String)
    case offline
}

protocol OvenStock {
    func available(_ sku: String, on day: Date) async -> Int
    func reserve(_ items: [(sku: String, quantity: Int)], on day: Date) async
}

protocol PaymentTill {
    func charge(_ amount: Decimal, customer: Customer.ID) async throws -> String
    func refund(_ receipt: String, amount: Decimal) async
}

protocol OrderRepositoryType {
    func add(_ order: Order) async throws
}

extension Decimal {
    /// Commercial rounding to two places.
    var cents: Decimal {
        var input = self
        var output = Decimal()
        NSDecimalRound(&output, &input, 2, .plain)
        return output
    }
}
