import Foundation
import Observation

@MainActor
@Observable
final class ExpenseListViewModel {
    enum Phase: Equatable {
        case idle, loading, loaded, empty, noResults, failed
    }

    struct PendingDeletion: Equatable {
        let expense: Expense
        let index: Int
    }

    private(set) var phase: Phase = .idle
    private(set) var expenses: [Expense] = []
    private(set) var query = ""
    private(set) var banner: ErrorBanner?
    private(set) var isLoadingMore = false
    private(set) var isRefreshing = false
    private(set) var pendingDeletion: PendingDeletion?

    var canLoadMore: Bool { nextCursor != nil && !isLoadingMore && phase == .loaded }

    private let repository: any ExpenseRepository
    private let errorMessage: (any Error) -> String
    private let pageSize: Int
    private let prefetchDistance: Int
    @ObservationIgnored private var nextCursor: String?
    @ObservationIgnored private var generation = 0

    init(
        repository: any ExpenseRepository,
        pageSize: Int = 20,
        prefetchDistance: Int = 3,
        errorMessage: @escaping (any Error) -> String = { $0.localizedDescription }
    ) {
        self.repository = repository
        self.pageSize = pageSize
        self.prefetchDistance = prefetchDistance
        self.errorMessage = errorMessage
    }

    func reload() async {
        phase = .loading
        expenses = []
        await loadFirstPage()
    }

    func refresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        defer { isRefreshing = false }
        await commitPendingDeletion()
        await loadFirstPage()
    }

    func search(_ text: String) async {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard trimmed != query else { return }
        query = trimmed
        await reload()
    }

    func rowDidAppear(_ expense: Expense) async {
        guard let index = expenses.firstIndex(where: { $0.id == expense.id }),
            index >= expenses.count - prefetchDistance
        else { return }
        await loadMore()
    }

    func loadMore() async {
        guard canLoadMore, let cursor = nextCursor else { return }
        isLoadingMore = true
        defer { isLoadingMore = false }
        let requested = generation
        do {
            let page = try await repository.fetchExpenses(matching: activeQuery, cursor: cursor, limit: pageSize)
            guard requested == generation else { return }
            let known = Set(expenses.map(\.id))
            expenses += visible(page.items).filter { !known.contains($0.id) }
            nextCursor = page.nextCursor
        } catch {
            guard requested == generation else { return }
            banner = ErrorBanner(message: errorMessage(error), action: .loadMore)
        }
    }

    func delete(_ expense: Expense) async {
        guard expense.isDeletable, let index = expenses.firstIndex(where: { $0.id == expense.id }) else { return }
        let previous = pendingDeletion
        expenses.remove(at: index)
        pendingDeletion = PendingDeletion(expense: expense, index: index)
        updatePhase()
        if let previous { await performDeletion(previous) }
    }

    func undoDelete() {
        guard let pending = pendingDeletion else { return }
        pendingDeletion = nil
        restore(pending)
    }

    /// Called when the undo toast goes away, or when the screen is left.
    func commitPendingDeletion() async {
        guard let pending = pendingDeletion else { return }
        pendingDeletion = nil
        await performDeletion(pending)
    }

    func bannerTapped() async {
        guard let tapped = banner else { return }
        banner = nil
        switch tapped.action {
        case .reload: await reload()
        case .loadMore: await loadMore()
        case .dismiss: break
        }
    }

    private var activeQuery: String? { query.isEmpty ? nil : query }

    private func loadFirstPage() async {
        generation += 1
        let requested = generation
        do {
            let page = try await repository.fetchExpenses(matching: activeQuery, cursor: nil, limit: pageSize)
            guard requested == generation else { return }
            expenses = visible(page.items)
            nextCursor = page.nextCursor
            banner = nil
            updatePhase()
        } catch {
            guard requested == generation, !(error is CancellationError) else { return }
            banner = ErrorBanner(message: errorMessage(error), action: .reload)
            phase = expenses.isEmpty ? .failed : .loaded
        }
    }

    private func performDeletion(_ pending: PendingDeletion) async {
        do {
            try await repository.deleteExpense(id: pending.expense.id)
        } catch {
            restore(pending)
            banner = ErrorBanner(message: errorMessage(error), action: .dismiss)
        }
    }

    private func restore(_ pending: PendingDeletion) {
        guard !expenses.contains(where: { $0.id == pending.expense.id }) else { return }
        expenses.insert(pending.expense, at: min(pending.index, expenses.count))
        updatePhase()
    }

    private func visible(_ items: [Expense]) -> [Expense] {
        items.filter { $0.id != pendingDeletion?.expense.id }
    }

    private func updatePhase() {
        phase = !expenses.isEmpty ? .loaded : query.isEmpty ? .empty : .noResults
    }
}
