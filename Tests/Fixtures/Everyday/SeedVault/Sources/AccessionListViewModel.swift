import Foundation
import Observation

@MainActor
@Observable
public final class AccessionListViewModel {
    public struct PendingDeletion: Equatable, Sendable {
        public let accession: Accession
        let index: Int
    }

    public private(set) var items: [Accession] = []
    public private(set) var isLoading = false
    public private(set) var isLoadingMore = false
    public private(set) var isRefreshing = false
    public private(set) var hasMore = false
    public private(set) var banner: ErrorBanner?
    public private(set) var pendingDeletion: PendingDeletion?

    public var searchText: String {
        get { filter.searchText }
        set { filter.searchText = newValue }
    }

    public var storageFilter: StorageClass? {
        get { filter.storage }
        set { filter.storage = newValue }
    }

    public var onlyNeedingRegeneration: Bool {
        get { filter.onlyNeedingRegeneration }
        set { filter.onlyNeedingRegeneration = newValue }
    }

    public private(set) var sort: AccessionSort = .species

    public var visibleItems: [Accession] {
        sort.sorted(items.filter(filter.matches))
    }

    public var emptyMessage: String? {
        guard !isLoading, visibleItems.isEmpty else { return nil }
        return filter.isActive ? "No accessions match your search." : "The vault is empty."
    }

    private var filter = AccessionFilter()
    @ObservationIgnored private var nextCursor: String?
    @ObservationIgnored private let service: any AccessionService
    @ObservationIgnored private let analytics: any AnalyticsTracking
    @ObservationIgnored private let pageSize: Int
    @ObservationIgnored private let prefetchDistance = 3

    public init(service: any AccessionService, analytics: any AnalyticsTracking, pageSize: Int = 20) {
        self.service = service
        self.analytics = analytics
        self.pageSize = pageSize
    }

    // MARK: - Loading

    public func load() async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        banner = nil
        do {
            let page = try await service.fetchPage(after: nil, limit: pageSize)
            replaceItems(with: page)
            analytics.track(.listViewed(count: items.count))
        } catch {
            show(error)
        }
    }

    public func refresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        defer { isRefreshing = false }
        banner = nil
        await commitPendingDeletion()
        do {
            let page = try await service.fetchPage(after: nil, limit: pageSize)
            replaceItems(with: page)
            analytics.track(.refreshed)
        } catch {
            show(error)
        }
    }

    /// Called from each row's `onAppear`; fetches the next page near the end of the list.
    public func loadMoreIfNeeded(after accession: Accession) async {
        guard hasMore, !isLoadingMore, !isLoading else { return }
        let visible = visibleItems
        guard let index = visible.firstIndex(where: { $0.id == accession.id }),
            index >= visible.count - prefetchDistance
        else { return }
        isLoadingMore = true
        defer { isLoadingMore = false }
        do {
            let page = try await service.fetchPage(after: nextCursor, limit: pageSize)
            let known = Set(items.map(\.id))
            items += page.items.filter { !known.contains($0.id) && $0.id != pendingDeletion?.accession.id }
            nextCursor = page.nextCursor
            hasMore = page.nextCursor != nil
            analytics.track(.pageLoaded(total: items.count))
        } catch {
            show(error)
        }
    }

    // MARK: - Sorting and filtering

    public func select(sort newSort: AccessionSort) {
        guard newSort != sort else { return }
        sort = newSort
        analytics.track(.sortChanged(newSort))
    }

    public func clearFilters() {
        filter = AccessionFilter()
    }

    // MARK: - Deletion

    /// Removes the row at once; the server is told when the undo window closes.
    public func delete(id: Accession.ID) async {
        await commitPendingDeletion()
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        let removed = items.remove(at: index)
        pendingDeletion = PendingDeletion(accession: removed, index: index)
    }

    public func undoDelete() {
        guard let pending = pendingDeletion else { return }
        pendingDeletion = nil
        restore(pending)
        analytics.track(.deletionUndone(id: pending.accession.id))
    }

    public func commitPendingDeletion() async {
        guard let pending = pendingDeletion else { return }
        pendingDeletion = nil
        do {
            try await service.deleteAccession(id: pending.accession.id)
            analytics.track(.accessionDeleted(id: pending.accession.id))
        } catch {
            restore(pending)
            show(error)
        }
    }

    public func dismissBanner() {
        banner = nil
    }

    // MARK: - Helpers

    private func replaceItems(with page: AccessionPage) {
        items = page.items.filter { $0.id != pendingDeletion?.accession.id }
        nextCursor = page.nextCursor
        hasMore = page.nextCursor != nil
    }

    private func restore(_ pending: PendingDeletion) {
        items.insert(pending.accession, at: min(pending.index, items.count))
    }

    private func show(_ error: any Error) {
        guard !(error is CancellationError) else { return }
        let newBanner = ErrorBanner.make(for: error)
        banner = newBanner
        analytics.track(.errorShown(newBanner.code))
    }
}
