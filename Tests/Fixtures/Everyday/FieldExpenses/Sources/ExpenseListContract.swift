import Foundation

@MainActor
protocol ExpenseListView: AnyObject {
    func showLoading(_ isLoading: Bool)
    func show(sections: [ExpenseSectionViewModel], summary: ExpenseSummaryViewModel)
    func showEmpty(message: String)
    func showError(message: String)
}

@MainActor
protocol ExpenseListRouting: AnyObject {
    func openEditor(expenseID: Int)
    func openDetail(expenseID: Int)
    func confirmDeletion(of title: String, onConfirm: @escaping @MainActor () async -> Void)
}

protocol ExpenseStore: Sendable {
    func expenses() async throws -> [Expense]
    func delete(id: Int) async throws
    func submit(ids: [Int]) async throws
}
