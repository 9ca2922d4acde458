import Foundation
import Observation

@MainActor
@Observable
final class LostItemListModel {
    enum LoadState: Equatable {
        case idle
        case loading
        case loaded
        case failed(String)
    }

    struct PendingUndo: Equatable {
        let removed: [Removed]

        var text: String {
            removed.count == 1 ? "\(removed[0].item.title) deleted" : "\(removed.count) items deleted"
        }

        struct Removed: Equatable {
            let index: Int
            let item: LostItem
        }
    }

    static let pageSize = 25
    static let prefetchDistance = 5

    private(set) var items: [LostItem] = []
    private(set) var state: LoadState = .idle
    private(set) var isLoadingMore = false
    private(set) var isRefreshing = false
    private(set) var totalCount = 0
    private(set) var selection: Set<LostItem.ID> = []
    private(set) var pendingUndo: PendingUndo?
    var searchText = ""
    var alertMessage: String?
    var isEditing = false {
        didSet {
            if !isEditing { selection.removeAll() }
        }
    }

    @ObservationIgnored private let repository: any LostItemRepository
    @ObservationIgnored private let analytics: any LostPropertyAnalytics
    @ObservationIgnored private var nextCursor: String?
    @ObservationIgnored private var activeTerm: String?

    init(repository: any LostItemRepository, analytics: any LostPropertyAnalytics) {
        self.repository = repository
        self.analytics = analytics
    }

    // MARK: - Derived state

    var title: String {
        guard isEditing else { return "Lost property" }
        return selection.isEmpty ? "Select items" : "\(selection.count) selected"
    }

    var canDelete: Bool { isEditing && !selection.isEmpty }

    var hasMore: Bool { nextCursor != nil }

    var footer: String? {
        guard state == .loaded, !items.isEmpty else { return nil }
        return hasMore ? "\(items.count) of \(totalCount)" : "\(totalCount) items in all"
    }

    var emptyMessage: String? {
        guard state == .loaded, items.isEmpty else { return nil }
        if let activeTerm {
            return "Nothing found for “\(activeTerm)”"
        }
        return "Nothing has been handed in yet"
    }

    // MARK: - Loading

    func onAppear() async {
        guard state == .idle else { return }
        await reload()
    }

    func retry() async {
        guard case .failed = state else { return }
        await reload()
    }

    func refresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        defer { isRefreshing = false }
        do {
            let page = try await repository.items(matching: firstPageQuery)
            show(page)
        } catch {
            // Keep what is on screen; a failed refresh must not empty the list.
            alertMessage = message(for: error)
        }
    }

    func search() async {
        let term = searchText.trimmingCharacters(in: .whitespaces)
        let newTerm = term.count >= 2 ? term : nil
        guard newTerm != activeTerm else { return }
        activeTerm = newTerm
        await reload()
        if let newTerm, state == .loaded {
            analytics.searched(term: newTerm.lowercased(), results: totalCount)
        }
    }

    func rowAppeared(_ item: LostItem) async {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
        guard index >= items.count - Self.prefetchDistance else { return }
        await loadMore()
    }

    private func loadMore() async {
        guard let cursor = nextCursor, !isLoadingMore else { return }
        isLoadingMore = true
        defer { isLoadingMore = false }
        do {
            var query = firstPageQuery
            query.cursor = cursor
            let page = try await repository.items(matching: query)
            let known = Set(items.map(\.id))
            items += page.items.filter { !known.contains($0.id) }
            nextCursor = page.nextCursor
            totalCount = page.totalCount
        } catch {
            alertMessage = message(for: error)
        }
    }

    private func reload() async {
        state = .loading
        do {
            show(try await repository.items(matching: firstPageQuery))
        } catch {
            items = []
            nextCursor = nil
            state = .failed(message(for: error))
        }
    }

    private var firstPageQuery: LostItemQuery {
        LostItemQuery(text: activeTerm, cursor: nil, limit: Self.pageSize)
    }

    private func show(_ page: LostItemPage) {
        items = page.items
        nextCursor = page.nextCursor
        totalCount = page.totalCount
        selection.formIntersection(page.items.map(\.id))
        state = .loaded
    }

    // MARK: - Selection

    func toggleSelection(of item: LostItem) {
        guard isEditing, !item.isClaimed else { return }
        if selection.remove(item.id) == nil {
            selection.insert(item.id)
        }
    }

    func selectAll() {
        guard isEditing else { return }
        selection = Set(items.filter { !$0.isClaimed }.map(\.id))
    }

    // MARK: - Deletion

    func deleteSelected() async {
        guard canDelete else { return }
        let ids = selection
        isEditing = false
        await delete(ids)
    }

    func delete(_ ids: Set<LostItem.ID>) async {
        let removed = items.enumerated()
            .filter { ids.contains($0.element.id) }
            .map { PendingUndo.Removed(index: $0.offset, item: $0.element) }
        guard !removed.isEmpty else { return }
        items.removeAll { ids.contains($0.id) }
        totalCount -= removed.count
        do {
            try await repository.delete(Set(removed.map(\.item.id)))
            pendingUndo = PendingUndo(removed: removed)
            analytics.itemsDeleted(count: removed.count)
        } catch {
            putBack(removed)
            alertMessage = message(for: error)
        }
    }

    func undoDeletion() async {
        guard let undo = pendingUndo else { return }
        pendingUndo = nil
        do {
            try await repository.restore(Set(undo.removed.map(\.item.id)))
            putBack(undo.removed)
            analytics.deletionUndone()
        } catch {
            alertMessage = message(for: error)
        }
    }

    func undoExpired() {
        pendingUndo = nil
    }

    private func putBack(_ removed: [PendingUndo.Removed]) {
        for entry in removed {
            items.insert(entry.item, at: min(entry.index, items.count))
        }
        totalCount += removed.count
    }

    private func message(for error: any Error) -> String {
        (error as? LostPropertyError)?.message ?? "Something went wrong"
    }
}
