import Foundation

enum CredentialKind: String, CaseIterable, Sendable {
    case login
    case card
    case note
    case identity
}

struct CredentialItem: Identifiable, Equatable, Sendable {
    let id: String
    var title: String
    var subtitle: String?
    var kind: CredentialKind = .login
    var vaultID: String
    var tags: Set<String> = []
    var isPinned = false
    var strength: Double?
    var createdAt: Date
    var lastUsedAt: Date?

    /// Below this value a password is reported as weak.
    static let weakThreshold = 0.4

    var isWeak: Bool {
        guard kind == .login, let strength else { return false }
        return strength < Self.weakThreshold
    }
}

struct CredentialFilter: Equatable, Sendable {
    var kinds: Set<CredentialKind> = []
    var vaultIDs: Set<String> = []
    var tags: Set<String> = []
    var weakOnly = false

    var isActive: Bool {
        self != CredentialFilter()
    }

    /// Empty sets don't restrict anything. An item has to carry all the tags.
    func matches(_ item: CredentialItem) -> Bool {
        if !kinds.isEmpty, !kinds.contains(item.kind) { return false }
        if !vaultIDs.isEmpty, !vaultIDs.contains(item.vaultID) { return false }
        if !tags.isSubset(of: item.tags) { return false }
        return !weakOnly || item.isWeak
    }
}

enum CredentialSortOrder: String, CaseIterable, Sendable {
    case title
    case recentlyUsed
    case newest
    case weakest
}

extension CredentialSortOrder {
    func areInIncreasingOrder(_ lhs: CredentialItem, _ rhs: CredentialItem) -> Bool {
        switch self {
        case .title:
            return titlePrecedes(lhs, rhs)
        case .recentlyUsed:
            return compare(lhs.lastUsedAt, rhs.lastUsedAt, by: >) ?? titlePrecedes(lhs, rhs)
        case .newest:
            return compare(lhs.createdAt, rhs.createdAt, by: >) ?? titlePrecedes(lhs, rhs)
        case .weakest:
            return compare(lhs.strength, rhs.strength, by: <) ?? titlePrecedes(lhs, rhs)
        }
    }

    private func titlePrecedes(_ lhs: CredentialItem, _ rhs: CredentialItem) -> Bool {
        switch lhs.title.caseInsensitiveCompare(rhs.title) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: return lhs.id < rhs.id
        }
    }

    /// Items without a value go last; `nil` when neither precedes the other.
    private func compare<Value: Comparable>(_ lhs: Value?, _ rhs: Value?, by precedes: (Value, Value) -> Bool) -> Bool?
    {
        switch (lhs, rhs) {
        case (let lhs?, let rhs?):
            return lhs == rhs ? nil : precedes(lhs, rhs)
        case (.some, .none):
            return true
        case (.none, .some):
            return false
        case (.none, .none):
            return nil
        }
    }
}
