import Foundation

struct Guest: Hashable, Sendable, Comparable {
    let name: String
    var isInvited = false

    static func < (lhs: Guest, rhs: Guest) -> Bool { lhs.name < rhs.name }
}

struct TabItem: Identifiable, Equatable, Sendable {
    let id: Int
    let title: String
    let price: Decimal
    var quantity: Int
    var sharers: [Guest]

    var total: Decimal { price * Decimal(quantity) }
}

enum Tip: Equatable, Sendable {
    case none
    case percent(Int)
    case fixed(Decimal)
}

struct Share: Equatable, Sendable {
    let guest: Guest
    let amount: Decimal
}

struct PaymentAsk: Hashable, Sendable {
    let payee: String
    let payer: String
    let amount: Decimal
    let note: String
}

enum SplitFault: Error, Equatable, Sendable {
    case unshared([TabItem.ID])
    case nobodyPays
    case unknownCurrency(code: String)
}
