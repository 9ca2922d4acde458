import Foundation

final class LotPresenter {
    weak var view: LotView?

    private let lotID: String
    private let interactor: LotInteracting
    private let router: LotRouting
    private let now: () -> Date
    private let formatter: NumberFormatter

    private(set) var lot: Lot?
    private var isPlacingBid = false
    private var isLoading = false

    init(
        lotID: String,
        interactor: LotInteracting,
        router: LotRouting,
        locale: Locale = Locale(identifier: "en_GB"),
        now: @escaping () -> Date = Date.init
    ) {
        self.lotID = lotID
        self.interactor = interactor
        self.router = router
        self.now = now
        formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 0
    }

    // MARK: - View events

    func viewDidLoad() {
        reload(showsSpinner: true)
    }

    func didPullToRefresh() {
        reload(showsSpinner: false)
    }

    func didTick() {
        guard let lot, lot.status == .open else { return }
        if lot.closesAt <= now() {
            reload(showsSpinner: false)
        } else {
            view?.show(makeViewModel(from: lot))
        }
    }

    func didTapBid(text: String) {
        guard let lot, !isPlacingBid else { return }
        guard let userID = interactor.currentUserID else {
            router.showLogin { [weak self] isLoggedIn in
                if isLoggedIn { self?.didTapBid(text: text) }
            }
            return
        }
        guard let amount = parseAmount(text) else {
            view?.showBidError("Please enter a whole amount.")
            return
        }
        guard lot.highestBid?.bidderID != userID else {
            view?.showBidError("You are already the highest bidder.")
            return
        }
        let minimum = minimumBid(for: lot)
        guard amount >= minimum else {
            view?.showBidError("Bid at least \(money(minimum)).")
            return
        }
        guard amount > lot.estimateHigh * 2 else {
            placeBid(amount)
            return
        }
        router.confirmBid(text: "\(money(amount)) is far above the estimate. Bid anyway?") { [weak self] isConfirmed in
            guard isConfirmed else { return }
            self?.placeBid(amount)
        }
    }

    func didTapWatch() {
        guard let lot else { return }
        let isWatched = !lot.isWatched
        update { $0.isWatched = isWatched }
        interactor.setWatched(isWatched, lotID: lot.id) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success:
                view?.showBanner(isWatched ? "Added to your watchlist" : "Removed from your watchlist")
            case .failure(let error):
                update { $0.isWatched = !isWatched }
                handle(error)
            }
        }
    }

    func didTapSeller() {
        guard let lot else { return }
        router.showSeller(id: lot.sellerID)
    }

    // MARK: - Loading

    private func reload(showsSpinner: Bool) {
        guard !isLoading else { return }
        isLoading = true
        if showsSpinner { view?.showLoading(true) }
        interactor.loadLot(id: lotID) { [weak self] result in
            guard let self else { return }
            isLoading = false
            if showsSpinner { view?.showLoading(false) }
            switch result {
            case .success(let lot):
                self.lot = lot
                view?.show(makeViewModel(from: lot))
            case .failure(let error):
                handle(error)
            }
        }
    }

    private func placeBid(_ amount: Int) {
        isPlacingBid = true
        view?.showLoading(true)
        interactor.placeBid(lotID: lotID, amount: amount) { [weak self] result in
            guard let self else { return }
            isPlacingBid = false
            view?.showLoading(false)
            switch result {
            case .success(let lot):
                self.lot = lot
                view?.show(makeViewModel(from: lot))
                view?.clearBidField()
                view?.showBanner("You bid \(money(amount))")
            case .failure(.outbid(let price)):
                view?.showBidError("Somebody bid \(money(price)) before you.")
                reload(showsSpinner: false)
            case .failure(let error):
                handle(error)
            }
        }
    }

    private func update(_ change: (inout Lot) -> Void) {
        guard var lot else { return }
        change(&lot)
        self.lot = lot
        view?.show(makeViewModel(from: lot))
    }

    private func handle(_ error: AuctionError) {
        switch error {
        case .offline:
            view?.showError(title: "No connection", message: "Check your network and try again.")
        case .sessionExpired:
            router.showLogin { [weak self] isLoggedIn in
                if isLoggedIn {
                    self?.reload(showsSpinner: true)
                } else {
                    self?.router.close()
                }
            }
        case .outbid(let price):
            view?.showError(title: "Outbid", message: "The bid is now \(money(price)).")
        case .closed:
            view?.showError(title: "Too late", message: "This lot has been closed.")
            reload(showsSpinner: false)
        case .paymentMethodMissing:
            router.showPaymentMethods()
        }
    }

    // MARK: - Mapping

    private func makeViewModel(from lot: Lot) -> LotViewModel {
        LotViewModel(
            heading: "Lot \(lot.number): \(lot.title)",
            subtitle: [lot.artist ?? "Unknown artist", lot.year.map(String.init)]
                .compactMap { $0 }
                .joined(separator: ", "),
            estimate: "\(money(lot.estimateLow)) – \(money(lot.estimateHigh))",
            price: price(of: lot),
            countdown: countdown(for: lot),
            bidCount: lot.bids.count == 1 ? "1 bid" : "\(lot.bids.count) bids",
            reserveNote: reserveNote(for: lot),
            rows: lot.bids.sorted { $0.amount > $1.amount }.prefix(5).map(row),
            isBiddingEnabled: lot.status == .open && lot.sellerID != interactor.currentUserID,
            watchTitle: lot.isWatched ? "Watching" : "Watch"
        )
    }

    private func row(for bid: Bid) -> LotViewModel.BidRow {
        let isMine = bid.bidderID == interactor.currentUserID
        let masked = bid.bidderName.prefix(1) + "***"
        return .init(title: isMine ? "You" : String(masked), amount: money(bid.amount), isMine: isMine)
    }

    private func price(of lot: Lot) -> String {
        guard let bid = lot.highestBid else { return "Starts at \(money(lot.startingPrice))" }
        if case .sold = lot.status { return "Sold for \(money(bid.amount))" }
        return money(bid.amount)
    }

    private func reserveNote(for lot: Lot) -> String? {
        guard lot.status == .open, let reserve = lot.reserve else { return nil }
        let isMet = (lot.highestBid?.amount ?? 0) >= reserve
        return isMet ? "Reserve met" : "Reserve not met"
    }

    private func countdown(for lot: Lot) -> String {
        switch lot.status {
        case .upcoming: return "Not open yet"
        case .sold(let buyerID): return buyerID == interactor.currentUserID ? "You won!" : "Sold"
        case .unsold: return "Not sold"
        case .open: break
        }
        let seconds = max(0, Int(lot.closesAt.timeIntervalSince(now())))
        let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600 % 24, seconds / 60 % 60)
        if days > 0 { return "\(days)d \(hours)h" }
        if hours > 0 { return "\(hours)h \(minutes)m" }
        return String(format: "%d:%02d", minutes, seconds % 60)
    }

    private func minimumBid(for lot: Lot) -> Int {
        guard let highest = lot.highestBid?.amount else { return lot.startingPrice }
        switch highest {
        case ..<100: return highest + 5
        case ..<1_000: return highest + 25
        default: return highest + 100
        }
    }

    private func parseAmount(_ text: String) -> Int? {
        let digits = text.filter { !$0.isWhitespace && $0 != "," && $0 != "£" }
        guard let amount = Int(digits), amount > 0 else { return nil }
        return amount
    }

    private func money(_ amount: Int) -> String {
        "£" + (formatter.string(from: NSNumber(value: amount)) ?? String(amount))
    }
}
