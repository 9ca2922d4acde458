import Foundation

enum LoanFailure: Error, Equatable {
    case network
    case sessionExpired
    case conflict(String)
}

protocol LoanService: AnyObject {
    func loans(offset: Int, limit: Int, completion: @escaping (Result<LoanPage, LoanFailure>) -> Void)
    func recall(loanID: Int, completion: @escaping (Result<ArtLoan, LoanFailure>) -> Void)
}

protocol LoanDeskView: AnyObject {
    func setLoading(_ isLoading: Bool)
    func show(rows: [LoanRow])
    func showSummary(_ text: String)
    func showEmpty()
    func showError(_ message: String, canRetry: Bool)
}

protocol LoanDeskRouting: AnyObject {
    func openDetail(loanID: Int)
    func openLogin()
}
