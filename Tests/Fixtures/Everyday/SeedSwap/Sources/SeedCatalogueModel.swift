import Foundation
import Observation

@Observable
@MainActor
final class SeedCatalogueModel {
    enum EmptyReason: Equatable {
        case libraryEmpty
        case noMatches(term: String)
        case hiddenByFilter(count: Int)
    }

    enum ViewState: Equatable {
        case idle
        case loading
        case loaded([SeedLot])
        case empty(EmptyReason)
        case failed(message: String, canRetry: Bool)
    }

    static let minimumTermLength = 2
    static let debounce: Duration = .milliseconds(300)

    private(set) var state: ViewState = .idle
    private(set) var toast: String?
    private(set) var savingIDs: Set<SeedLot.ID> = []

    var query = "" {
        didSet {
            guard query != oldValue else { return }
            queryChanged()
        }
    }
    var sort: SeedSort = .variety {
        didSet { rebuildIfPossible() }
    }
    var filter = SeedFilter() {
        didSet { rebuildIfPossible() }
    }

    var savedCount: Int { lots.lazy.filter(\.isSaved).count }
    var activeFilterCount: Int {
        [!filter.sowing.isEmpty, filter.inStockOnly, filter.minimumGermination > 0, filter.savedOnly]
            .filter { $0 }
            .count
    }

    @ObservationIgnored private(set) var searchTask: Task<Void, Never>?
    @ObservationIgnored private let client: any SeedLibraryClient
    @ObservationIgnored private weak var analytics: (any CatalogueAnalytics)?
    @ObservationIgnored private let sleep: @Sendable (Duration) async throws -> Void
    private var lots: [SeedLot] = []
    private var loadedTerm: String?
    private var generation = 0

    init(
        client: any SeedLibraryClient,
        analytics: (any CatalogueAnalytics)? = nil,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.client = client
        self.analytics = analytics
        self.sleep = sleep
    }

    func onAppear() async {
        guard case .idle = state else { return }
        await load(term: nil)
    }

    func refresh() async {
        searchTask?.cancel()
        await load(term: searchTerm)
    }

    func toggleSaved(_ id: SeedLot.ID) async {
        guard !savingIDs.contains(id), let index = lots.firstIndex(where: { $0.id == id }) else { return }
        let target = !lots[index].isSaved
        savingIDs.insert(id)
        defer { savingIDs.remove(id) }
        toast = nil
        apply(saved: target, to: id)

        do {
            try await client.setSaved(target, for: id)
            analytics?.track(target ? .saved(id) : .unsaved(id))
        } catch {
            apply(saved: !target, to: id)
            toast = target ? "Couldn't save this lot" : "Couldn't remove this lot"
            analytics?.track(.saveFailed(id))
        }
    }

    func clearFilters() {
        filter = .unrestricted
    }

    // MARK: - Private

    private var searchTerm: String? {
        let trimmed = query.trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.count >= Self.minimumTermLength ? trimmed : nil
    }

    private func queryChanged() {
        searchTask?.cancel()
        let term = searchTerm
        guard term != loadedTerm || state == .loading else { return }
        searchTask = Task { [weak self, sleep] in
            do { try await sleep(Self.debounce) } catch { return }
            guard !Task.isCancelled else { return }
            await self?.load(term: term)
        }
    }

    private func load(term: String?) async {
        generation += 1
        let ticket = generation
        state = .loading
        do {
            let found = try await client.lots(matching: term)
            guard ticket == generation else { return }
            lots = found
            loadedTerm = term
            if let term { analytics?.track(.searched(term: term, hits: found.count)) }
            rebuild()
        } catch is CancellationError {
            guard ticket == generation else { return }
            rebuild()
        } catch {
            guard ticket == generation else { return }
            state = Self.failure(for: error)
        }
    }

    private func rebuildIfPossible() {
        switch state {
        case .loaded, .empty: rebuild()
        case .idle, .loading, .failed: break
        }
    }

    private func rebuild() {
        let visible = lots.filter(filter.admits).sorted(by: sort.inIncreasingOrder)
        if !visible.isEmpty {
            state = .loaded(visible)
        } else if !lots.isEmpty {
            state = .empty(.hiddenByFilter(count: lots.count))
        } else if let loadedTerm {
            state = .empty(.noMatches(term: loadedTerm))
        } else {
            state = .empty(.libraryEmpty)
        }
    }

    private func apply(saved: Bool, to id: SeedLot.ID) {
        guard let index = lots.firstIndex(where: { $0.id == id }) else { return }
        lots[index].isSaved = saved
        rebuildIfPossible()
    }

    private static func failure(for error: any Error) -> ViewState {
        switch error as? SeedLibraryError {
        case .offline:
            return .failed(message: "You're offline", canRetry: true)
        case .membershipLapsed:
            return .failed(message: "Renew your membership to browse seeds", canRetry: false)
        case .server(let status) where status >= 500:
            return .failed(message: "The seed library is having trouble", canRetry: true)
        case .server, nil:
            return .failed(message: "Something went wrong", canRetry: true)
        }
    }
}
