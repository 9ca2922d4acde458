import Foundation

protocol ExpenseRepository: Sendable {
    func fetchExpenses(matching query: String?, cursor: String?, limit: Int) async throws -> ExpensePage
    func deleteExpense(id: Expense.ID) async throws
}
