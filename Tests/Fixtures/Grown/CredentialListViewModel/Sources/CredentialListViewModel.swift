import Foundation
import Observation

@MainActor
@Observable
final class CredentialListViewModel {
    enum Phase: Equatable {
        case idle
        case loading
        case loaded
        case locked
        case failed(message: String)
    }

    enum EmptyReason: Equatable {
        case noItems
        case noMatches(query: String)
        case filteredOut
    }

    static let maximumPinnedItems = 5
    static let minimumQueryLength = 2
    static let searchDelay: Duration = .milliseconds(300)

    private(set) var phase: Phase = .idle
    private(set) var sections: [CredentialSection] = []
    private(set) var searchText = ""
    private(set) var isSearching = false
    private(set) var filter = CredentialFilter()
    private(set) var sortOrder: CredentialSortOrder
    private(set) var message: String?

    @ObservationIgnored private let store: any CredentialStore
    @ObservationIgnored private let preferences: any CredentialListPreferences
    @ObservationIgnored private let clipboard: any SecureClipboard
    @ObservationIgnored private let scheduler: any DebounceScheduler
    @ObservationIgnored private let now: () -> Date

    @ObservationIgnored private var items: [CredentialItem] = []
    @ObservationIgnored private var query = ""
    @ObservationIgnored private var rankedIDs: [String]?
    @ObservationIgnored private var scheduledSearch: (any ScheduledWork)?

    init(
        store: any CredentialStore,
        preferences: any CredentialListPreferences,
        clipboard: any SecureClipboard,
        scheduler: any DebounceScheduler,
        now: @escaping () -> Date = { Date() }
    ) {
        self.store = store
        self.preferences = preferences
        self.clipboard = clipboard
        self.scheduler = scheduler
        self.now = now
        sortOrder = preferences.sortOrder
    }

    var emptyReason: EmptyReason? {
        guard phase == .loaded, sections.isEmpty, !isSearching else { return nil }
        if items.isEmpty { return .noItems }
        return rankedIDs != nil ? .noMatches(query: query) : .filteredOut
    }

    // MARK: - Loading

    func load() async {
        guard phase != .loading else { return }
        phase = .loading
        do {
            items = try await store.fetchItems()
            phase = .loaded
        } catch CredentialStoreError.locked {
            items = []
            phase = .locked
        } catch {
            // What has been loaded before is still good enough to show.
            phase = items.isEmpty ? .failed(message: "Your items could not be loaded.") : .loaded
            if phase == .loaded { message = "The list may be out of date." }
        }
        rebuildSections()
    }

    /// Runs as long as the view is on screen.
    func observeChanges() async {
        for await change in store.changes {
            switch change {
            case .upserted(let changed):
                let ids = Set(changed.map(\.id))
                items.removeAll { ids.contains($0.id) }
                items.append(contentsOf: changed)
                rebuildSections()
            case .removed(let ids):
                items.removeAll { ids.contains($0.id) }
                rebuildSections()
            case .invalidated:
                await load()
            }
        }
    }

    // MARK: - Sorting, filtering and searching

    func setSortOrder(_ order: CredentialSortOrder) {
        guard order != sortOrder else { return }
        sortOrder = order
        preferences.sortOrder = order
        rebuildSections()
    }

    func setFilter(_ newFilter: CredentialFilter) {
        filter = newFilter
        rebuildSections()
    }

    func setSearchText(_ text: String) {
        searchText = text
        let newQuery = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard newQuery != query else { return }
        query = newQuery
        scheduledSearch?.cancel()
        scheduledSearch = nil

        guard newQuery.count >= Self.minimumQueryLength else {
            isSearching = false
            rankedIDs = nil
            rebuildSections()
            return
        }
        isSearching = true
        scheduledSearch = scheduler.schedule(after: Self.searchDelay) { [weak self] in
            await self?.runSearch(newQuery)
        }
    }

    private func runSearch(_ searchedQuery: String) async {
        let ids: [String]
        do {
            ids = try await store.search(searchedQuery)
        } catch {
            ids = locallyMatchingIDs(for: searchedQuery)
        }
        guard searchedQuery == query else { return }
        scheduledSearch = nil
        isSearching = false
        rankedIDs = ids
        rebuildSections()
    }

    /// Used while the index isn't available.
    private func locallyMatchingIDs(for query: String) -> [String] {
        items
            .filter { item in
                [item.title, item.subtitle ?? ""].contains { $0.range(of: query, options: .caseInsensitive) != nil }
            }
            .sorted(by: CredentialSortOrder.title.areInIncreasingOrder)
            .map(\.id)
    }

    // MARK: - Item actions

    func togglePin(itemID: String) async {
        guard let item = items.first(where: { $0.id == itemID }) else { return }
        let isPinned = !item.isPinned
        if isPinned, items.filter(\.isPinned).count >= Self.maximumPinnedItems {
            message = "You can pin up to \(Self.maximumPinnedItems) items."
            return
        }
        update(itemID) { $0.isPinned = isPinned }
        do {
            try await store.setPinned(isPinned, itemID: itemID)
        } catch {
            update(itemID) { $0.isPinned = !isPinned }
            message = CredentialStoreError.message(for: error, fallback: "The item could not be pinned.")
        }
    }

    func delete(itemID: String) async {
        guard let index = items.firstIndex(where: { $0.id == itemID }) else { return }
        let item = items.remove(at: index)
        rebuildSections()
        do {
            try await store.delete(itemID: itemID)
        } catch CredentialStoreError.itemNotFound {
            return  // somebody else was faster
        } catch {
            if !items.contains(where: { $0.id == itemID }) { items.append(item) }
            rebuildSections()
            message = CredentialStoreError.message(for: error, fallback: "The item could not be deleted.")
        }
    }

    func copyPassword(itemID: String) async {
        do {
            let password = try await store.password(forItem: itemID)
            clipboard.copy(password, expiringAfter: preferences.clipboardTimeout)
            let date = now()
            update(itemID) { $0.lastUsedAt = date }
            try? await store.markUsed(itemID: itemID, at: date)
        } catch {
            message = CredentialStoreError.message(for: error, fallback: "The password could not be copied.")
        }
    }

    func dismissMessage() {
        message = nil
    }

    private func update(_ itemID: String, _ change: (inout CredentialItem) -> Void) {
        guard let index = items.firstIndex(where: { $0.id == itemID }) else { return }
        change(&items[index])
        rebuildSections()
    }

    private func rebuildSections() {
        let builder = CredentialSectionBuilder(sortOrder: sortOrder, filter: filter)
        if let rankedIDs {
            sections = builder.resultSections(for: items, ranking: rankedIDs)
        } else {
            sections = builder.sections(for: items)
        }
    }
}
