import Foundation

final class SeedSwapInboxPresenter: ListPresenter<SwapRow> {
    private enum Keys {
        static let region = "swap.region"
        static let lastVisit = "swap.lastVisit"
    }

    weak var view: SeedSwapInboxView?
    var service: SwapOfferService! {
        didSet { service.delegate = self }
    }

    var today: () -> Date = Date.init

    private let settings: SettingsStore
    private let hub: NoticeHub
    private var token: NSObjectProtocol?
    private var lastVisit: Date?
    private(set) lazy var region: String = settings.object(forKey: Keys.region) as? String ?? "everywhere"

    var unseen: Int { rows.filter(\.isNew).count }

    init(settings: SettingsStore = UserDefaults.standard, hub: NoticeHub = NotificationCenter.default) {
        self.settings = settings
        self.hub = hub
        super.init()
    }

    deinit {
        if let token { hub.mute(token) }
    }

    func viewDidLoad() {
        lastVisit = settings.object(forKey: Keys.lastVisit) as? Date
        token = hub.listen(to: .swapRegionChanged) { [weak self] notice in
            self?.regionChanged(notice.userInfo?["region"] as? String)
        }
        refresh()
    }

    func viewDidDisappear() {
        settings.set(today(), forKey: Keys.lastVisit)
    }

    func accept(at index: Int) {
        reply(at: index, accept: true)
    }

    func decline(at index: Int) {
        reply(at: index, accept: false)
    }

    func row(for offer: SwapOffer) -> SwapRow {
        let isNew = lastVisit.map { offer.postedAt > $0 } ?? true
        let amount = offer.grams.intValue >= 1000 ? "\(offer.grams.intValue / 1000) kg" : "\(offer.grams) g"
        let subtitle = [offer.gardener, offer.note].compactMap { $0 }.joined(separator: " · ")
        return SwapRow(offerID: offer.offerID, title: "\(offer.variety), \(amount)", subtitle: subtitle, isNew: isNew)
    }

    override func startFetching() {
        service.requestOffers(forRegion: region)
    }

    override func rowsDidChange() {
        view?.setEmptyStateHidden(!rows.isEmpty)
        view?.reloadRows()
        hub.post(.swapBadgeChanged, info: ["unseen": unseen])
    }
}

extension SeedSwapInboxPresenter {
    fileprivate func regionChanged(_ name: String?) {
        guard let name, name != region else { return }
        region = name
        settings.set(name, forKey: Keys.region)
        refresh()
    }

    fileprivate func reply(at index: Int, accept: Bool) {
        guard rows.indices.contains(index) else { return }
        let row = rows[index]
        service.answer(offerID: row.offerID, accept: accept) { [weak self] succeeded in
            guard let self else { return }
            if succeeded {
                self.show(self.rows.filter { $0.offerID != row.offerID })
            } else {
                self.view?.showAlert(title: row.title, message: "The answer did not get through")
            }
        }
    }
}
