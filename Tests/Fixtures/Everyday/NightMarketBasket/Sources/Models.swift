import Foundation

struct StallItem: Identifiable, Hashable, Sendable {
    let id: String
    let stallID: String
    let name: String
    let unitPriceInCents: Int
    let stock: Int
    var isAlcoholic = false
}

struct BasketLine: Identifiable, Equatable, Sendable {
    let item: StallItem
    var quantity: Int

    var id: String { item.id }
    var totalInCents: Int { item.unitPriceInCents * quantity }
}

struct OrderLine: Equatable, Sendable {
    let itemID: String
    let quantity: Int
}

struct OrderRequest: Equatable, Sendable {
    let lines: [OrderLine]
    let promoCode: String?
    let expectedTotalInCents: Int
    let pickupNote: String?
}

struct OrderReceipt: Equatable, Sendable {
    let orderNumber: String
    let paidInCents: Int
    let pickupMinutes: Int
}

struct BasketTotals: Equatable, Sendable {
    let subtotalInCents: Int
    let discountInCents: Int
    let serviceFeeInCents: Int

    var payableInCents: Int {
        max(0, subtotalInCents - discountInCents) + serviceFeeInCents
    }
}

struct AlertModel: Equatable, Sendable {
    enum Action: Equatable, Sendable {
        case dismiss, retry, verifyAge
    }

    let title: String
    let message: String
    let action: Action
}
