import Foundation

struct ScoreLoan: Equatable {
    enum Voice: String { case soprano, alto, tenor, bass, full }

    let id: Int
    let composer: String
    let title: String
    let voice: Voice
    let copies: Int
    let dueOn: Date
    var renewals: Int
}

struct LoanPage {
    let loans: [ScoreLoan]
    let nextCursor: String?
}

enum LoanServiceError: Error, Equatable {
    case notConnected
    case renewalRefused(reservedBy: String)
    case sessionExpired
    case unknown
}

protocol LoanService: AnyObject {
    func fetchLoans(cursor: String?, pageSize: Int, completion: @escaping (Result<LoanPage, LoanServiceError>) -> Void)
    func renew(loanID: Int, completion: @escaping (Result<ScoreLoan, LoanServiceError>) -> Void)
}

/// Lets the presenter hop to the UI queue without knowing about it.
protocol UIExecutor {
    func run(_ work: @escaping () -> Void)
}

protocol LoanListNavigation: AnyObject {
    func showSignIn()
    func showDetail(loanID: Int)
}
