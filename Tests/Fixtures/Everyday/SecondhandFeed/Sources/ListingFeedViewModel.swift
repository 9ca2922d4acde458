import Foundation
import Observation

@MainActor
@Observable
final class ListingFeedViewModel {
    enum State: Equatable {
        case idle
        case loading
        case loaded
        case empty
        case failed(message: String)
    }

    private(set) var state: State = .idle
    private(set) var listings: [Listing] = []
    private(set) var totalCount = 0
    private(set) var isLoadingNextPage = false
    private(set) var filter: ListingFilter
    var toast: String?

    @ObservationIgnored private let service: any ListingServicing
    @ObservationIgnored private let tracker: any EventTracking
    @ObservationIgnored private let pageSize: Int
    @ObservationIgnored private let prefetchDistance: Int
    @ObservationIgnored private var nextCursor: String?
    @ObservationIgnored private var pageIndex = 0

    init(
        service: any ListingServicing,
        tracker: any EventTracking,
        filter: ListingFilter = .default,
        pageSize: Int = 20,
        prefetchDistance: Int = 3
    ) {
        self.service = service
        self.tracker = tracker
        self.filter = filter
        self.pageSize = pageSize
        self.prefetchDistance = prefetchDistance
    }

    var hasMore: Bool { nextCursor != nil }

    var resultTitle: String {
        totalCount == 1 ? "1 listing" : "\(totalCount) listings"
    }

    func onAppear() async {
        guard state == .idle else { return }
        tracker.track(.screenViewed(category: filter.category))
        state = .loading
        await loadFirstPage()
    }

    /// Pull to refresh keeps the current rows on screen until the new ones arrive.
    func refresh() async {
        guard state != .loading else { return }
        if listings.isEmpty { state = .loading }
        await loadFirstPage()
        if case .failed = state { return }
        tracker.track(.refreshed(resultCount: listings.count))
    }

    func apply(_ newFilter: ListingFilter) async {
        guard newFilter != filter else { return }
        filter = newFilter
        listings = []
        nextCursor = nil
        state = .loading
        await loadFirstPage()
    }

    func loadMoreIfNeeded(after item: Listing) async {
        guard let cursor = nextCursor, !isLoadingNextPage else { return }
        guard let position = listings.firstIndex(where: { $0.id == item.id }),
            position >= listings.count - prefetchDistance
        else { return }

        isLoadingNextPage = true
        defer { isLoadingNextPage = false }

        do {
            let page = try await service.listings(matching: filter, cursor: cursor, limit: pageSize)
            let known = Set(listings.map(\.id))
            listings.append(contentsOf: page.items.filter { !known.contains($0.id) })
            nextCursor = page.nextCursor
            totalCount = page.totalCount
            pageIndex += 1
            tracker.track(.pageLoaded(index: pageIndex))
        } catch {
            toast = message(for: error)
        }
    }

    func toggleFavorite(_ id: Listing.ID) async {
        guard let index = listings.firstIndex(where: { $0.id == id }) else { return }
        let isOn = !listings[index].isFavorite
        listings[index].isFavorite = isOn
        do {
            try await service.setFavorite(isOn, listingID: id)
            tracker.track(.favoriteToggled(id: id, isOn: isOn))
        } catch {
            // The list may have been reloaded meanwhile.
            if let current = listings.firstIndex(where: { $0.id == id }) {
                listings[current].isFavorite = !isOn
            }
            toast = message(for: error)
        }
    }

    // MARK: - Private

    private func loadFirstPage() async {
        do {
            let page = try await service.listings(matching: filter, cursor: nil, limit: pageSize)
            listings = page.items.filter(\.isPromoted) + page.items.filter { !$0.isPromoted }
            nextCursor = page.nextCursor
            totalCount = page.totalCount
            pageIndex = 0
            state = listings.isEmpty ? .empty : .loaded
        } catch is CancellationError {
            state = listings.isEmpty ? .idle : .loaded
        } catch {
            let text = message(for: error)
            tracker.track(.loadFailed(reason: text))
            if listings.isEmpty {
                state = .failed(message: text)
            } else {
                toast = text
            }
        }
    }

    private func message(for error: any Error) -> String {
        (error as? ListingServiceError)?.userMessage ?? "Something went wrong."
    }
}
