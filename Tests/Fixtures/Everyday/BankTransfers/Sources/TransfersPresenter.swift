import Foundation

final class TransfersPresenter {

    // Set by the assembly, as everywhere else in the app.
    weak var view: TransfersViewInput?
    var interactor: TransfersInteractorInput!
    var router: TransfersRouterInput!
    weak var moduleOutput: TransfersModuleOutput?

    private let formatter: AmountFormatting
    private let account: AccountReference

    private var transfers: [Transfer] = []
    private var filter: TransferFilter = .all
    private var isFirstLoad = true
    private var awaitingConfirmation: Transfer?

    init(account: AccountReference, formatter: AmountFormatting) {
        self.account = account
        self.formatter = formatter
    }

    private var shown: [Transfer] {
        switch filter {
        case .all: return transfers
        case .incoming: return transfers.filter { $0.cents > 0 }
        case .outgoing: return transfers.filter { $0.cents < 0 }
        case .pending: return transfers.filter { $0.status == .pending }
        }
    }

    private func render() {
        let rows =
            shown
            .sorted { ($0.bookedOn, $1.id) > ($1.bookedOn, $0.id) }
            .map { transfer in
                TransferRow(
                    id: transfer.id,
                    title: transfer.counterparty,
                    amount: formatter.string(cents: transfer.cents, currency: account.currency),
                    style: style(of: transfer)
                )
            }
        if rows.isEmpty {
            view?.showPlaceholder(filter == .all ? "No transfers yet" : "Nothing matches this filter")
        } else {
            view?.show(rows)
        }
    }

    private func style(of transfer: Transfer) -> TransferRow.Style {
        switch transfer.status {
        case .pending: return .dimmed
        case .rejected: return .struckOut
        case .booked: return transfer.cents < 0 ? .plain : .positive
        }
    }
}

// MARK: - TransfersViewOutput

extension TransfersPresenter: TransfersViewOutput {

    func viewDidLoad() {
        view?.setTitle(account.nickname ?? account.iban.suffix(4).description)
        view?.setLoading(true)
        interactor.fetchTransfers(of: account.iban)
    }

    func viewWillAppear() {
        guard !isFirstLoad else { return }
        interactor.fetchTransfers(of: account.iban)
    }

    func didPullToRefresh() {
        interactor.dropCache()
        interactor.fetchTransfers(of: account.iban)
    }

    func didChangeFilter(to index: Int) {
        guard let chosen = TransferFilter(rawValue: index), chosen != filter else { return }
        filter = chosen
        render()
    }

    func didSelectRow(_ id: Int) {
        guard let transfer = transfers.first(where: { $0.id == id }) else { return }
        if transfer.status == .rejected {
            router.openSupport(about: transfer.id)
        } else {
            router.openDetails(of: transfer)
        }
    }

    func didSwipeToCancel(_ id: Int) {
        guard let transfer = transfers.first(where: { $0.id == id }), transfer.status == .pending else {
            view?.shake()
            return
        }
        awaitingConfirmation = transfer
        let amount = formatter.string(cents: abs(transfer.cents), currency: account.currency)
        router.askForConfirmation("Cancel \(amount) to \(transfer.counterparty)?") { [weak self] confirmed in
            self?.cancellationAnswered(confirmed)
        }
    }

    private func cancellationAnswered(_ confirmed: Bool) {
        defer { awaitingConfirmation = nil }
        guard confirmed, let transfer = awaitingConfirmation else { return }
        view?.setLoading(true)
        interactor.cancel(transfer.id)
    }
}

// MARK: - TransfersInteractorOutput

extension TransfersPresenter: TransfersInteractorOutput {

    func didFetch(_ fetched: [Transfer]) {
        isFirstLoad = false
        transfers = fetched
        view?.setLoading(false)
        render()
    }

    func didFail(with error: TransfersFailure) {
        view?.setLoading(false)
        switch error {
        case .sessionExpired:
            moduleOutput?.transfersNeedSignIn()
        case .noConnection where !transfers.isEmpty:
            view?.showToast("You are offline")
        case .noConnection:
            view?.showPlaceholder("You are offline")
        case .limit(let remaining):
            view?.showToast("Limit reached, \(formatter.string(cents: remaining, currency: account.currency)) left")
        }
    }

    func didCancel(_ id: Int) {
        transfers.removeAll { $0.id == id }
        view?.setLoading(false)
        render()
        moduleOutput?.transfersDidCancel(id)
    }
}
