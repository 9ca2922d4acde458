import Foundation

protocol LostItemRepository: Sendable {
    func items(matching query: LostItemQuery) async throws -> LostItemPage
    func delete(_ ids: Set<LostItem.ID>) async throws
    func restore(_ ids: Set<LostItem.ID>) async throws
}

@MainActor
protocol LostPropertyAnalytics: AnyObject {
    func itemsDeleted(count: Int)
    func deletionUndone()
    func searched(term: String, results: Int)
}
