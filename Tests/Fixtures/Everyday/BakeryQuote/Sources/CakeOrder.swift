import Foundation

struct CakeOrder: Equatable, Sendable {
    var customerID: String
    var lines: [Line]
    var pickup: Date
    var voucherCode: String?
    var inscription: String?

    struct Line: Equatable, Sendable {
        let productID: String
        let quantity: Int
        let size: Size
    }

    enum Size: String, CaseIterable, Sendable {
        case small, medium, large

        var multiplier: Decimal {
            switch self {
            case .small: 1
            case .medium: Decimal(string: "1.6")!
            case .large: Decimal(string: "2.25")!
            }
        }
    }
}

struct Product: Equatable, Sendable {
    let id: String
    let name: String
    let basePrice: Decimal
    let leadTimeHours: Int
}

enum Voucher: Equatable, Sendable {
    case percentage(Decimal)
    case amountOff(Decimal, minimumSpend: Decimal)
}

struct Quote: Equatable, Sendable {
    let subtotal: Decimal
    let discount: Decimal
    let tax: Decimal
    let total: Decimal
    let deposit: Decimal
}
