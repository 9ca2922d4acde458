import Foundation

struct OrderLine: Equatable, Sendable {
    let sku: String
    let quantity: Int
    let priceInCents: Int
    let isFinalSale: Bool
}

struct Order: Equatable, Sendable {
    let id: String
    let lines: [OrderLine]
    let deliveredAt: Date
}

enum ReturnReason: String, CaseIterable, Sendable {
    case tooSmall = "too_small"
    case tooLarge = "too_large"
    case damaged
    case notAsDescribed = "not_as_described"
    case changedMind = "changed_mind"

    var isFree: Bool { self != .changedMind }
}

enum ReturnMethod: String, Sendable {
    case dropOff = "drop_off"
    case pickup
}

struct ReturnDraft: Equatable, Sendable {
    let order: Order
    var selectedSKUs: Set<String> = []
    var reason: ReturnReason?
    var method: ReturnMethod?
    var pickupSlotID: String?

    var refundInCents: Int {
        let goods = order.lines
            .filter { selectedSKUs.contains($0.sku) }
            .reduce(0) { $0 + $1.priceInCents * $1.quantity }
        return max(goods - feeInCents, 0)
    }

    var feeInCents: Int {
        let shipping = reason?.isFree == false ? 395 : 0
        return shipping + (method == .pickup ? 250 : 0)
    }
}

enum ReturnStep: Equatable, Sendable {
    case idle, selectItems, reason, method, pickupSlot, review, submitting
    case finished(labelID: String)
}

enum ReturnEvent: Equatable, Sendable {
    case start(Order)
    case itemsSelected(Set<String>)
    case reasonChosen(ReturnReason)
    case methodChosen(ReturnMethod)
    case slotChosen(String)
    case confirmTapped
    case submitted(labelID: String)
    case submitFailed, backTapped, closeTapped
}
