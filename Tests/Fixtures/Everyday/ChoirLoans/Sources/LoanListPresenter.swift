import Foundation

class LoanListPresenter {
    weak var view: LoanListViewing?
    weak var navigation: LoanListNavigation?

    private let service: LoanService
    private let executor: UIExecutor
    private let formatter: LoanRowFormatter
    private let pageSize: Int

    private(set) var loans: [ScoreLoan] = []
    private var nextCursor: String?
    private var isFetching = false
    private var renewing = Set<Int>()

    private static let prefetchDistance = 3

    init(service: LoanService, executor: UIExecutor, formatter: LoanRowFormatter, pageSize: Int = 20) {
        self.service = service
        self.executor = executor
        self.formatter = formatter
        self.pageSize = pageSize
    }

    func viewDidLoad() {
        view?.setLoading(true)
        fetch(cursor: nil)
    }

    func didPullToRefresh() {
        guard !isFetching else { return }
        nextCursor = nil
        fetch(cursor: nil)
    }

    func willDisplay(loanID: Int) {
        guard let cursor = nextCursor, !isFetching,
            let index = displayOrder.firstIndex(where: { $0.id == loanID }),
            index >= displayOrder.count - Self.prefetchDistance
        else { return }
        view?.setFooterLoading(true)
        fetch(cursor: cursor)
    }

    func didSelect(loanID: Int) {
        guard loans.contains(where: { $0.id == loanID }) else { return }
        navigation?.showDetail(loanID: loanID)
    }

    func didTapRenew(loanID: Int) {
        guard let loan = loans.first(where: { $0.id == loanID }),
            formatter.row(for: loan).canRenew,
            renewing.insert(loanID).inserted
        else { return }
        view?.setRowBusy(true, loanID: loanID)
        service.renew(loanID: loanID) { [weak self] result in
            self?.executor.run { self?.finishRenewal(of: loanID, with: result) }
        }
    }

    // MARK: - Paging

    private func fetch(cursor: String?) {
        isFetching = true
        service.fetchLoans(cursor: cursor, pageSize: pageSize) { [weak self] result in
            self?.executor.run { self?.finishFetch(cursor: cursor, result: result) }
        }
    }

    private func finishFetch(cursor: String?, result: Result<LoanPage, LoanServiceError>) {
        isFetching = false
        let isFirstPage = cursor == nil
        if isFirstPage { view?.setLoading(false) } else { view?.setFooterLoading(false) }

        switch result {
        case .success(let page):
            if isFirstPage { loans.removeAll() }
            let known = Set(loans.map(\.id))
            loans += page.loans.filter { !known.contains($0.id) }
            nextCursor = page.nextCursor
            render()
        case .failure(.sessionExpired):
            navigation?.showSignIn()
        case .failure(let error):
            view?.displayError(message(for: error), retryable: error == .notConnected)
        }
    }

    private func finishRenewal(of loanID: Int, with result: Result<ScoreLoan, LoanServiceError>) {
        renewing.remove(loanID)
        view?.setRowBusy(false, loanID: loanID)
        switch result {
        case .success(let updated):
            guard let index = loans.firstIndex(where: { $0.id == loanID }) else { return }
            loans[index] = updated
            render()
        case .failure(.sessionExpired):
            navigation?.showSignIn()
        case .failure(let error):
            view?.displayError(message(for: error), retryable: false)
        }
    }

    // MARK: - Rendering

    private var displayOrder: [ScoreLoan] {
        loans.sorted { ($0.dueOn, $0.id) < ($1.dueOn, $1.id) }
    }

    private func render() {
        guard !loans.isEmpty else {
            view?.displayEmpty("No scores on loan")
            return
        }
        let groups = Dictionary(grouping: displayOrder) { formatter.daysUntilDue($0) < 0 }
        let sections = [(true, "Overdue"), (false, "On loan")].compactMap { key, name -> LoanSectionModel? in
            guard let members = groups[key] else { return nil }
            let copies = members.reduce(0) { $0 + $1.copies }
            return LoanSectionModel(header: "\(name) (\(copies))", rows: members.map(formatter.row))
        }
        view?.display(sections: sections)
    }

    private func message(for error: LoanServiceError) -> String {
        switch error {
        case .notConnected: return "Check your connection and try again."
        case .renewalRefused(let choir): return "Reserved by \(choir), please return it on time."
        case .sessionExpired, .unknown: return "The library couldn't complete that request."
        }
    }
}
