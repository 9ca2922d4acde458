import Foundation

final class LoanDeskPresenter {
    private enum Paging {
        static let size = 20
        static let prefetchDistance = 5
    }

    weak var view: (any LoanDeskView)?
    private weak var router: (any LoanDeskRouting)?
    private let service: any LoanService
    private let formatter = LoanRowFormatter()

    private var loans: [ArtLoan] = []
    private var total = 0
    private var isLoading = false
    private var generation = 0
    private var recalling: Set<Int> = []

    private var hasMore: Bool { loans.count < total }

    init(service: any LoanService, router: any LoanDeskRouting) {
        self.service = service
        self.router = router
    }

    func viewDidLoad() { reload() }

    func reload() {
        generation += 1
        fetch(offset: 0)
    }

    func willDisplayRow(at index: Int) {
        guard hasMore, !isLoading, index >= loans.count - Paging.prefetchDistance else { return }
        fetch(offset: loans.count)
    }

    func didSelectRow(at index: Int) {
        guard loans.indices.contains(index) else { return }
        router?.openDetail(loanID: loans[index].id)
    }

    func didTapRecall(loanID: Int) {
        guard let loan = loans.first(where: { $0.id == loanID }), formatter.row(for: loan).canRecall else { return }
        guard recalling.insert(loanID).inserted else { return }
        service.recall(loanID: loanID) { [weak self] result in
            guard let self else { return }
            recalling.remove(loanID)
            switch result {
            case .success(let updated):
                guard let index = loans.firstIndex(where: { $0.id == updated.id }) else { return }
                loans[index] = updated
                render()
            case .failure(let failure):
                handle(failure)
            }
        }
    }

    private func fetch(offset: Int) {
        isLoading = true
        view?.setLoading(true)
        let current = generation
        service.loans(offset: offset, limit: Paging.size) { [weak self] result in
            guard let self, current == generation else { return }
            defer { view?.setLoading(false) }
            isLoading = false
            switch result {
            case .success(let page):
                if offset == 0 { loans = [] }
                merge(page.loans)
                total = page.total
                render()
            case .failure(let failure):
                handle(failure)
            }
        }
    }

    private func merge(_ incoming: [ArtLoan]) {
        let known = Set(loans.map(\.id))
        loans += incoming.filter { !known.contains($0.id) }
    }

    private func render() {
        guard !loans.isEmpty else {
            view?.showEmpty()
            return
        }
        view?.show(rows: loans.map(formatter.row))
        view?.showSummary(formatter.summary(loans, total: total))
    }

    private func handle(_ failure: LoanFailure) {
        switch failure {
        case .sessionExpired: router?.openLogin()
        case .network: view?.showError("Check your connection.", canRetry: true)
        case .conflict(let reason): view?.showError(reason, canRetry: false)
        }
    }
}
