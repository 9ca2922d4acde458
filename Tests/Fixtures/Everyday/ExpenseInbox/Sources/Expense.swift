import Foundation

struct Expense: Identifiable, Equatable, Sendable {
    enum Status: String, Sendable {
        case draft, submitted, approved, reimbursed
    }

    let id: String
    let merchant: String
    let amountInCents: Int
    let status: Status

    var isDeletable: Bool {
        status == .draft || status == .submitted
    }
}

struct ExpensePage: Equatable, Sendable {
    let items: [Expense]
    let nextCursor: String?
}

struct ErrorBanner: Equatable, Sendable {
    enum Action: Equatable, Sendable {
        case reload, loadMore, dismiss
    }

    let message: String
    let action: Action
}
