import Foundation

struct Expense: Equatable, Sendable {
    enum Category: String, Sendable {
        case travel, lodging, meals, supplies
    }

    enum Status: Equatable, Sendable {
        case draft, submitted, approved
        case rejected(reason: String)

        var isRejected: Bool {
            if case .rejected = self { true } else { false }
        }
    }

    let id: Int
    let merchant: String
    let category: Category
    let cents: Int
    let date: Date
    let status: Status
    let hasReceipt: Bool
}

struct ExpenseRowViewModel: Equatable {
    let id: Int
    let title: String
    let subtitle: String
    let amount: String
    let badge: String?
    let canDelete: Bool
}

struct ExpenseSectionViewModel: Equatable {
    let title: String
    let total: String
    let rows: [ExpenseRowViewModel]
}

struct ExpenseSummaryViewModel: Equatable {
    let headline: String
    let detail: String
    let canSubmit: Bool
}
