import Foundation

struct LostItem: Identifiable, Hashable, Sendable {
    enum Category: String, CaseIterable, Sendable {
        case bag, clothing, electronics, keys, other
    }

    let id: UUID
    var title: String
    var category: Category
    var foundAt: Date
    var station: String
    var isClaimed: Bool
}

struct LostItemPage: Equatable, Sendable {
    let items: [LostItem]
    let nextCursor: String?
    let totalCount: Int
}

struct LostItemQuery: Equatable, Sendable {
    var text: String?
    var cursor: String?
    var limit: Int
}

enum LostPropertyError: Error, Equatable {
    case offline
    case forbidden
    case alreadyClaimed(by: String)
}

extension LostPropertyError {
    var message: String {
        switch self {
        case .offline: return "No connection. Pull down to try again."
        case .forbidden: return "Your account can't change this list."
        case .alreadyClaimed(let name): return "\(name) has already claimed this item."
        }
    }
}
