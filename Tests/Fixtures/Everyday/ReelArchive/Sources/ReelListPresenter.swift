import Foundation

@MainActor
final class ReelListPresenter {
    static let bulkLimit = 10

    weak var view: (any ReelListView)?

    private let interactor: any ReelListInteracting
    private let router: any ReelListRouting
    private let formatter = ReelFormatter()

    private var reels: [Reel] = []
    private var visibleReels: [Reel] = []
    private var query = ""
    private var isLoading = false
    private var isSelecting = false
    private var selectedIDs: Set<Int> = []

    init(interactor: any ReelListInteracting, router: any ReelListRouting) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() { load() }

    func didTapRetry() { load() }

    func didSearch(_ text: String) {
        query = text.trimmingCharacters(in: .whitespaces)
        applyFilter()
    }

    func didSelect(row: Int) {
        guard visibleReels.indices.contains(row) else { return }
        let reel = visibleReels[row]
        guard isSelecting else {
            router.openReel(id: reel.id)
            return
        }
        toggle(reel, at: row)
    }

    func didTapSelect() {
        guard !visibleReels.isEmpty, !isSelecting else { return }
        setSelecting(true)
    }

    func didTapCancelSelection() {
        guard isSelecting else { return }
        setSelecting(false)
    }

    func didTapSelectAll() {
        guard isSelecting else { return }
        for reel in visibleReels where reel.canBeDigitised {
            if selectedIDs.count >= Self.bulkLimit { break }
            selectedIDs.insert(reel.id)
        }
        render()
        updateBulkAction()
    }

    func didTapDigitise() {
        let chosen = selectedReels
        guard isSelecting, !isLoading, !chosen.isEmpty else { return }
        let total = chosen.reduce(0) { $0 + $1.durationInSeconds }
        router.confirmDigitisation(count: chosen.count, totalDuration: formatter.duration(total)) { [weak self] in
            self?.digitise(chosen.map(\.id))
        }
    }

    private func load() {
        guard !isLoading else { return }
        setLoading(true)
        interactor.fetchReels { [weak self] result in
            guard let self else { return }
            self.setLoading(false)
            switch result {
            case .success(let reels):
                self.reels = reels.sorted(by: Self.vaultOrder)
                self.applyFilter()
            case .failure(let error):
                self.handle(error)
            }
        }
    }

    private func digitise(_ ids: [Int]) {
        guard !isLoading else { return }
        setLoading(true)
        interactor.requestDigitisation(of: ids) { [weak self] result in
            guard let self else { return }
            self.setLoading(false)
            switch result {
            case .success(let receipt):
                self.finish(with: receipt)
            case .failure(.notAuthorised):
                self.router.showLogin()
            case .failure(let error):
                self.view?.showToast(error.userMessage)
            }
        }
    }

    private func finish(with receipt: DigitisationReceipt) {
        if receipt.rejectedIDs.isEmpty {
            view?.showToast("\(Self.counted(receipt.acceptedIDs.count)) sent to the scanner")
            setSelecting(false)
        } else {
            // Keep only what failed selected so that the archivist can try again.
            selectedIDs.subtract(receipt.acceptedIDs)
            view?.showToast("\(Self.counted(receipt.rejectedIDs.count)) could not be queued")
            updateBulkAction()
        }
        load()
    }

    private func handle(_ error: ArchiveError) {
        if error == .notAuthorised { router.showLogin() }
        view?.showError(message: error.userMessage, canRetry: error.isRetryable)
    }

    private var selectedReels: [Reel] { reels.filter { selectedIDs.contains($0.id) } }

    private func toggle(_ reel: Reel, at row: Int) {
        guard reel.canBeDigitised else {
            view?.showToast(reel.isOnLoan ? "This reel is on loan" : "Already digitised")
            return
        }
        if selectedIDs.contains(reel.id) {
            selectedIDs.remove(reel.id)
        } else if selectedIDs.count < Self.bulkLimit {
            selectedIDs.insert(reel.id)
        } else {
            view?.showToast("You can pick up to \(Self.bulkLimit) reels")
            return
        }
        view?.reloadRow(at: row, with: viewModel(for: reel))
        updateBulkAction()
    }

    private func setSelecting(_ selecting: Bool) {
        isSelecting = selecting
        selectedIDs.removeAll()
        view?.setSelectionMode(selecting)
        render()
        if selecting { updateBulkAction() }
    }

    private func updateBulkAction() {
        let count = selectedIDs.count
        let title = count == 0 ? "Digitise" : "Digitise \(Self.counted(count))"
        view?.updateBulkAction(title: title, isEnabled: count > 0)
    }

    private func applyFilter() {
        visibleReels =
            query.isEmpty
            ? reels
            : reels.filter { $0.title.range(of: query, options: .caseInsensitive) != nil }
        render()
    }

    private func render() {
        guard !visibleReels.isEmpty else {
            let message = query.isEmpty ? "The vault is empty." : "No reels match “\(query)”."
            view?.showEmpty(message: message)
            return
        }
        view?.show(rows: visibleReels.map(viewModel(for:)))
    }

    private func viewModel(for reel: Reel) -> ReelRowViewModel {
        formatter.row(for: reel, isSelecting: isSelecting, isChecked: selectedIDs.contains(reel.id))
    }

    private func setLoading(_ loading: Bool) {
        isLoading = loading
        view?.showLoading(loading)
    }

    private static func counted(_ count: Int) -> String {
        count == 1 ? "1 reel" : "\(count) reels"
    }

    /// Reels in the worst condition come first, then alphabetically.
    private static func vaultOrder(_ lhs: Reel, _ rhs: Reel) -> Bool {
        if lhs.condition != rhs.condition { return lhs.condition > rhs.condition }
        return lhs.title < rhs.title
    }
}
