import Foundation

final class HoldsPresenter: PagedListPresenter<HoldRow> {
    weak var view: HoldsView?
    private let interactor: HoldsInteractorInput
    private let router: HoldsRouting
    private let bulletins: Bulletins
    private let card: String
    private let calendar: Calendar
    private let today: () -> Date

    private var token: NSObjectProtocol?
    private var isLoading = false {
        didSet { if isLoading != oldValue { view?.setSpinning(isLoading) } }
    }

    init(
        interactor: HoldsInteractorInput,
        router: HoldsRouting,
        bulletins: Bulletins = NotificationCenter.default,
        card: String,
        calendar: Calendar = .current,
        today: @escaping () -> Date = { Date() }
    ) {
        self.interactor = interactor
        self.router = router
        self.bulletins = bulletins
        self.card = card
        self.calendar = calendar
        self.today = today
        super.init(pageSize: 10)
        interactor.output = self
        token = bulletins.observe(.holdBecameReady) { [weak self] note in
            guard note.userInfo?["card"] as? String == self?.card else { return }
            self?.load(offset: 0)
        }
    }

    deinit {
        if let token { bulletins.stop(token) }
    }

    func viewDidLoad() {
        view?.heading = "Holds"
        load(offset: 0)
    }

    func didScroll(to row: Int) {
        guard row == rows.count - 1, !isExhausted else { return }
        load(offset: rows.count)
    }

    func didSwipeToCancel(at index: Int) {
        guard rows.indices.contains(index) else { return }
        let row = rows[index]
        view?.ask("Cancel “\(row.title)”?") { [weak self] in
            self?.cancel(row.id)
        }
    }

    override func rowsDidChange() {
        super.rowsDidChange()
        view?.heading = rows.isEmpty ? "Holds" : "Holds (\(rows.count))"
        if rows.isEmpty {
            view?.showEmptyShelf()
        } else {
            view?.show(rows)
        }
    }

    private func load(offset: Int) {
        guard !isLoading else { return }
        isLoading = true
        interactor.loadHolds(card: card, offset: offset, limit: pageSize)
    }

    private func cancel(_ id: Hold.ID) {
        interactor.cancelHold(id) { [weak self] error in
            if let error {
                self?.didFail(error)
            } else {
                self?.drop(id)
            }
        }
    }
}

extension HoldsPresenter: HoldsInteractorOutput {
    func didLoad(_ holds: [Hold], offset: Int) {
        isLoading = false
        accept(holds.map { HoldRow(id: $0.id, title: $0.title, detail: detail(of: $0)) }, offset: offset)
    }

    func didFail(_ error: Error) {
        isLoading = false
        view?.stopSpinning()
        if case HoldsError.cardExpired = error {
            router.openRenewal()
        } else {
            router.openAlert(title: "Holds", text: error.localizedDescription)
        }
    }

    private func detail(of hold: Hold) -> String {
        switch hold.place {
        case .queued(let position, let count):
            return position == 1 ? "Next in line" : "\(position) of \(count)"
        case .ready(let until):
            let from = calendar.startOfDay(for: today())
            let days = calendar.dateComponents([.day], from: from, to: calendar.startOfDay(for: until)).day ?? 0
            return days > 0 ? "Collect within \(days) days" : "Last day to collect"
        case .suspended:
            return "Suspended"
        }
    }
}
