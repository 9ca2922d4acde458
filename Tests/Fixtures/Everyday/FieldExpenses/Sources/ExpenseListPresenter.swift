import Foundation

@MainActor
final class ExpenseListPresenter {
    weak var view: (any ExpenseListView)?

    private let router: any ExpenseListRouting
    private let store: any ExpenseStore
    private let formatter: ExpenseFormatter
    private let now: () -> Date

    private var expenses: [Expense] = []
    private var sections: [[Expense]] = []
    private var query = ""
    private var isSubmitting = false

    init(
        router: any ExpenseListRouting, store: any ExpenseStore,
        formatter: ExpenseFormatter, now: @escaping () -> Date
    ) {
        self.router = router
        self.store = store
        self.formatter = formatter
        self.now = now
    }

    func viewDidLoad() async {
        view?.showLoading(true)
        defer { view?.showLoading(false) }
        do {
            expenses = try await store.expenses()
            render()
        } catch {
            view?.showError(message: "Your expenses couldn't be loaded.")
        }
    }

    func didSelectRow(_ row: Int, inSection section: Int) {
        guard let expense = expense(atRow: row, section: section) else { return }
        switch expense.status {
        case .draft, .rejected:
            router.openEditor(expenseID: expense.id)
        case .submitted, .approved:
            router.openDetail(expenseID: expense.id)
        }
    }

    func didDeleteRow(_ row: Int, inSection section: Int) {
        guard let expense = expense(atRow: row, section: section), canDelete(expense) else { return }
        let title = "\(expense.merchant) (\(formatter.amount(expense.cents)))"
        router.confirmDeletion(of: title) { [weak self] in
            await self?.delete(expense)
        }
    }

    func didTapSubmit() async {
        let ready = readyToSubmit
        guard !ready.isEmpty, !isSubmitting else { return }
        isSubmitting = true
        render()
        do {
            try await store.submit(ids: ready.map(\.id).sorted())
            expenses = try await store.expenses()
        } catch {
            view?.showError(message: "Submitting failed. Your drafts were kept.")
        }
        isSubmitting = false
        render()
    }

    func didChangeSearch(_ text: String) {
        query = text.trimmingCharacters(in: .whitespaces)
        render()
    }

    private var readyToSubmit: [Expense] {
        expenses.filter { $0.status == .draft && ($0.hasReceipt || $0.cents < 2_500) }
    }

    private func canDelete(_ expense: Expense) -> Bool {
        expense.status == .draft || expense.status.isRejected
    }

    private func delete(_ expense: Expense) async {
        guard let index = expenses.firstIndex(where: { $0.id == expense.id }) else { return }
        expenses.remove(at: index)
        render()
        do {
            try await store.delete(id: expense.id)
        } catch {
            expenses.append(expense)
            render()
            view?.showError(message: "\(expense.merchant) couldn't be deleted.")
        }
    }

    private func expense(atRow row: Int, section: Int) -> Expense? {
        guard sections.indices.contains(section), sections[section].indices.contains(row) else { return nil }
        return sections[section][row]
    }

    // MARK: - Rendering

    private func render() {
        let matches = expenses.filter(matchesQuery)
        sections = Dictionary(grouping: matches) { formatter.month($0.date) }
            .values
            .map { $0.sorted(by: isListedBefore) }
            .sorted { $0[0].date > $1[0].date }

        guard !sections.isEmpty else {
            view?.showEmpty(message: query.isEmpty ? "No expenses yet." : "No results for “\(query)”.")
            return
        }
        view?.show(sections: sections.map(sectionViewModel), summary: summaryViewModel())
    }

    private func matchesQuery(_ expense: Expense) -> Bool {
        query.isEmpty
            || expense.merchant.localizedCaseInsensitiveContains(query)
            || expense.category.rawValue.hasPrefix(query.lowercased())
    }

    private func isListedBefore(_ lhs: Expense, _ rhs: Expense) -> Bool {
        lhs.date == rhs.date ? lhs.id > rhs.id : lhs.date > rhs.date
    }

    private func sectionViewModel(_ items: [Expense]) -> ExpenseSectionViewModel {
        let counted = items.filter { !$0.status.isRejected }
        return ExpenseSectionViewModel(
            title: formatter.month(items[0].date),
            total: formatter.amount(counted.reduce(0) { $0 + $1.cents }),
            rows: items.map(rowViewModel)
        )
    }

    private func rowViewModel(_ expense: Expense) -> ExpenseRowViewModel {
        let day = formatter.day(expense.date, relativeTo: now())
        return ExpenseRowViewModel(
            id: expense.id,
            title: expense.merchant,
            subtitle: "\(day) · \(expense.category.rawValue.capitalized)",
            amount: formatter.amount(expense.cents),
            badge: badge(for: expense),
            canDelete: canDelete(expense)
        )
    }

    private func badge(for expense: Expense) -> String? {
        switch expense.status {
        case .draft: expense.hasReceipt ? nil : "Receipt missing"
        case .submitted: "In review"
        case .approved: "Approved"
        case .rejected(let reason): reason.isEmpty ? "Rejected" : "Rejected: \(reason)"
        }
    }

    private func summaryViewModel() -> ExpenseSummaryViewModel {
        let ready = readyToSubmit
        let open = expenses.filter { $0.status == .submitted }.reduce(0) { $0 + $1.cents }
        let drafts = ready.count == 1 ? "1 draft" : "\(ready.count) drafts"
        return ExpenseSummaryViewModel(
            headline: ready.isEmpty ? "Nothing to submit" : "\(drafts) ready",
            detail: "\(formatter.amount(open)) awaiting approval",
            canSubmit: !ready.isEmpty && !isSubmitting
        )
    }
}
