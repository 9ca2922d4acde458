import Foundation

enum CredentialStoreError: Error, Equatable {
    case locked
    case itemNotFound
    case conflict
    case readOnlyVault
}

extension CredentialStoreError {
    static func message(for error: Error, fallback: String) -> String {
        switch error {
        case CredentialStoreError.locked: return "Unlock the app and try again."
        case CredentialStoreError.readOnlyVault: return "You can't change items of this vault."
        default: return fallback
        }
    }
}

enum CredentialStoreChange: Sendable {
    case upserted([CredentialItem])
    case removed(ids: Set<String>)
    case invalidated
}

protocol CredentialStore: AnyObject, Sendable {
    var changes: AsyncStream<CredentialStoreChange> { get }

    func fetchItems() async throws -> [CredentialItem]
    /// The ids of the matching items, best match first.
    func search(_ query: String) async throws -> [String]
    func password(forItem id: String) async throws -> String
    func setPinned(_ isPinned: Bool, itemID: String) async throws
    func markUsed(itemID: String, at date: Date) async throws
    func delete(itemID: String) async throws
    func restore(itemID: String) async throws
}

@MainActor
protocol CredentialListPreferences: AnyObject {
    var sortOrder: CredentialSortOrder { get set }
    var clipboardTimeout: Duration? { get }
    var showsItemCount: Bool { get }
}

@MainActor
protocol SecureClipboard: AnyObject {
    func copy(_ secret: String, expiringAfter timeout: Duration?)
    func clear()
}

@MainActor
protocol ScheduledWork: AnyObject {
    func cancel()
}

@MainActor
protocol DebounceScheduler: AnyObject {
    func schedule(after delay: Duration, _ work: @escaping @MainActor () async -> Void) -> any ScheduledWork
}
