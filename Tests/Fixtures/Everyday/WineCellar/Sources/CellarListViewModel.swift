import Foundation
import Observation

@MainActor
@Observable
final class CellarListViewModel {
    enum Phase: Equatable {
        case idle
        case loading
        case loaded
        case failed(message: String)
    }

    static let pageSize = 20
    private static let prefetchDistance = 3

    private(set) var bottles: [Bottle] = []
    private(set) var phase: Phase = .idle
    private(set) var isRefreshing = false
    private(set) var isLoadingMore = false
    private(set) var alert: CellarAlert?
    private(set) var color: WineColor?

    var searchText = ""

    var sort: CellarSort {
        didSet {
            guard sort != oldValue else { return }
            preferences.sort = sort
        }
    }

    var showsOnlyReady: Bool {
        didSet { preferences.showsOnlyReady = showsOnlyReady }
    }

    private let service: any CellarService
    private let preferences: any CellarPreferences
    private let tracker: any CellarTracking
    private let currentYear: () -> Int

    private var total = 0
    private var nextPage = 1
    private var deleting: Set<Int> = []

    init(
        service: any CellarService,
        preferences: any CellarPreferences,
        tracker: any CellarTracking,
        currentYear: @escaping () -> Int = { Calendar.current.component(.year, from: Date()) }
    ) {
        self.service = service
        self.preferences = preferences
        self.tracker = tracker
        self.currentYear = currentYear
        self.sort = preferences.sort
        self.showsOnlyReady = preferences.showsOnlyReady
    }

    // MARK: - Derived

    var visibleBottles: [Bottle] {
        let query = searchText.trimmingCharacters(in: .whitespacesAndNewlines)
        let year = currentYear()
        return
            bottles
            .filter { bottle in
                guard color == nil || bottle.color == color else { return false }
                guard !showsOnlyReady || bottle.isReady(in: year) else { return false }
                return query.isEmpty || matches(bottle, query: query)
            }
            .sorted(by: isOrderedBefore)
    }

    var hasMore: Bool { bottles.count < total }

    var isFiltering: Bool {
        color != nil || showsOnlyReady || !searchText.isEmpty
    }

    var emptyMessage: String? {
        guard phase == .loaded, visibleBottles.isEmpty else { return nil }
        return isFiltering ? "No bottles match your filters." : "Your cellar is empty."
    }

    var summary: String {
        let count = visibleBottles.reduce(0) { $0 + $1.quantity }
        let cents = visibleBottles.reduce(0) { $0 + $1.quantity * $1.priceInCents }
        let noun = count == 1 ? "bottle" : "bottles"
        return "\(count) \(noun), worth \(cents / 100) €"
    }

    // MARK: - Loading

    func load() async {
        guard phase != .loading else { return }
        phase = .loading
        do {
            let page = try await service.bottles(page: 1, size: Self.pageSize)
            replace(with: page)
            phase = .loaded
            tracker.track(.opened(count: page.total))
        } catch {
            phase = .failed(message: message(for: error))
        }
    }

    func refresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        defer { isRefreshing = false }
        alert = nil
        do {
            let page = try await service.bottles(page: 1, size: Self.pageSize)
            replace(with: page)
            phase = .loaded
            tracker.track(.refreshed)
        } catch {
            if bottles.isEmpty {
                phase = .failed(message: message(for: error))
            } else {
                alert = CellarAlert(kind: .refreshFailed, message: message(for: error))
            }
        }
    }

    func rowAppeared(_ bottle: Bottle) async {
        guard hasMore, !isLoadingMore, !isRefreshing else { return }
        let visible = visibleBottles
        guard let index = visible.firstIndex(where: { $0.id == bottle.id }),
            index >= visible.count - Self.prefetchDistance
        else { return }

        isLoadingMore = true
        defer { isLoadingMore = false }
        do {
            let page = try await service.bottles(page: nextPage, size: Self.pageSize)
            let known = Set(bottles.map(\.id))
            bottles += page.bottles.filter { !known.contains($0.id) }
            total = page.total
            nextPage += 1
        } catch {
            alert = CellarAlert(kind: .pageFailed, message: message(for: error))
        }
    }

    // MARK: - Editing

    func delete(_ bottle: Bottle) async {
        guard let index = bottles.firstIndex(where: { $0.id == bottle.id }),
            deleting.insert(bottle.id).inserted
        else { return }
        defer { deleting.remove(bottle.id) }

        let removed = bottles.remove(at: index)
        total -= 1
        do {
            try await service.deleteBottle(id: bottle.id)
            tracker.track(.deleted(id: bottle.id))
        } catch CellarError.notFound {
            // Somebody else drank it already.
        } catch {
            bottles.insert(removed, at: min(index, bottles.count))
            total += 1
            alert = CellarAlert(kind: .deleteFailed, message: message(for: error))
        }
    }

    func select(color newColor: WineColor?) {
        color = newColor == color ? nil : newColor
        tracker.track(.filtered(color: color?.rawValue))
    }

    func clearFilters() {
        searchText = ""
        color = nil
        showsOnlyReady = false
    }

    func dismissAlert() {
        alert = nil
    }

    // MARK: - Helpers

    private func replace(with page: BottlePage) {
        bottles = page.bottles
        total = page.total
        nextPage = 2
    }

    private func matches(_ bottle: Bottle, query: String) -> Bool {
        bottle.name.localizedCaseInsensitiveContains(query)
            || bottle.producer.localizedCaseInsensitiveContains(query)
            || String(bottle.vintage) == query
    }

    private func isOrderedBefore(_ lhs: Bottle, _ rhs: Bottle) -> Bool {
        switch sort {
        case .name:
            break
        case .oldestFirst where lhs.vintage != rhs.vintage:
            return lhs.vintage < rhs.vintage
        case .mostValuable where lhs.priceInCents != rhs.priceInCents:
            return lhs.priceInCents > rhs.priceInCents
        case .drinkSoonest where lhs.drinkUntil != rhs.drinkUntil:
            return lhs.drinkUntil < rhs.drinkUntil
        default:
            break
        }
        return lhs.name.localizedCaseInsensitiveCompare(rhs.name) == .orderedAscending
    }

    private func message(for error: any Error) -> String {
        switch error as? CellarError {
        case .offline: "You are offline."
        case .forbidden: "You are not allowed to do that."
        case .server(let code): "The cellar is unavailable (\(code))."
        case .notFound, nil: "Something went wrong."
        }
    }
}
