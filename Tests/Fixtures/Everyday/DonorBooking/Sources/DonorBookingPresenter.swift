import Foundation

final class DonorBookingPresenter: TrackedPresenter {
    enum Keys {
        static let centre = "donor.centre"
        static let bloodGroup = "donor.group"
        static let lastDonation = "donor.last"
    }

    weak var view: DonorBookingView?
    var router: DonorBookingRouting!
    var slots: [DonationSlot] = []

    let interactor: DonorBookingInteractorInput
    let preferences: PreferenceStoring
    let bulletins: BulletinCentre
    private let now: () -> Date
    private var stockToken: NSObjectProtocol?

    override var screenName: String { "donor.booking" }

    init(
        interactor: DonorBookingInteractorInput,
        preferences: PreferenceStoring,
        bulletins: BulletinCentre,
        tracker: ScreenTracking,
        now: @escaping () -> Date = Date.init
    ) {
        self.interactor = interactor
        self.preferences = preferences
        self.bulletins = bulletins
        self.now = now
        super.init(tracker: tracker)
        interactor.output = self
    }

    deinit {
        if let stockToken { bulletins.stopObserving(stockToken) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        stockToken = bulletins.observe(.bloodStockLow) { [weak self] info in
            self?.stockRanLow(info["groups"] as? [String] ?? [])
        }
        reload()
    }

    func reload() {
        view?.setBusy(true)
        interactor.fetchSlots(centre: preferences.string(forKey: Keys.centre), after: earliestDonation)
    }

    /// Eight weeks have to pass between two donations.
    var earliestDonation: Date {
        guard let last = preferences.object(forKey: Keys.lastDonation) as? Date else { return now() }
        return max(now(), last.addingTimeInterval(56 * 86_400))
    }

    func didSelectRow(at index: Int) {
        guard slots.indices.contains(index) else { return }
        let slot = slots[index]
        view?.ask("Book \(slot.centre)?") { [weak self] agreed in
            guard agreed else {
                self?.tracker.event("booking.declined", slot.id)
                return
            }
            self?.view?.setBusy(true)
            self?.interactor.book(slotID: slot.id)
        }
    }

    private func stockRanLow(_ groups: [String]) {
        guard let group = preferences.string(forKey: Keys.bloodGroup), groups.contains(group) else { return }
        view?.showAppeal("\(group) is needed")
    }
}
