import Foundation

protocol ParadeCardsRemote {
    func fetch(cards: [String], forParadeID paradeID: Int, success: @escaping ([String: Any]) -> Void, failure: @escaping (Error) -> Void)
}

enum ParadeEvent: String { case dashboardShown, dashboardFailed, cardHidden }

protocol EventTracker {
    func track(_ event: ParadeEvent, properties: [String: String])
}

extension EventTracker { func track(_ event: ParadeEvent) { track(event, properties: [:]) } }

protocol ParadeDashboardView: AnyObject {
    var isOnScreen: Bool { get }
    func reload(_ cards: [DashboardCardModel], animated: Bool)
    func setLoading(_ isLoading: Bool)
    func present(_ notice: (title: String, message: String?))
}

final class ParadeDashboardPresenter: NSObject {
    weak var view: ParadeDashboardView?

    private(set) var cards: [DashboardCardModel] = [] {
        didSet {
            guard cards != oldValue else { return }
            view?.reload(cards, animated: !oldValue.isEmpty)
        }
    }

    private let parade: Parade
    private let remote: ParadeCardsRemote
    private let repository: UserPersistentRepository
    private let tracker: EventTracker
    private let notificationCenter: NotificationCenter
    private var observer: NSObjectProtocol?

    private lazy var personalization = parade.paradeID.map {
        ParadePersonalizationService(repository: repository, paradeID: $0.intValue)
    }

    init(parade: Parade, remote: ParadeCardsRemote, repository: UserPersistentRepository = UserDefaults.standard,
         tracker: EventTracker, notificationCenter: NotificationCenter = .default) {
        self.parade = parade
        self.remote = remote
        self.repository = repository
        self.tracker = tracker
        self.notificationCenter = notificationCenter
        super.init()
        observer = notificationCenter.addObserver(forName: .paradePersonalizationChanged, object: nil, queue: nil) { [weak self] _ in
            self?.loadCardsFromCache()
        }
    }

    deinit { observer.map(notificationCenter.removeObserver) }

    func viewDidLoad() {
        tracker.track(.dashboardShown)
        loadCardsFromCache()
        loadCards()
    }

    func loadCards(completion: (([DashboardCardModel]) -> Void)? = nil) {
        guard let paradeID = parade.paradeID?.intValue else {
            view?.present((title: "This parade is not published yet", message: nil))
            completion?([])
            return
        }
        view?.setLoading(true)
        let wanted = ParadeCard.remoteCases.filter { personalization?.isEnabled($0) == true }.map(\.rawValue)
        remote.fetch(cards: wanted, forParadeID: paradeID, success: { [weak self] response in
            guard let self else { return }
            self.view?.setLoading(false)
            if let entity = self.decode(response) {
                self.repository.set(response, forKey: self.cacheKey(for: paradeID))
                self.cards = self.parse(entity, paradeID: paradeID)
            } else {
                self.tracker.track(.dashboardFailed, properties: ["reason": "parsing"])
            }
            completion?(self.cards)
        }, failure: { [weak self] error in
            guard let self else { return }
            self.view?.setLoading(false)
            self.tracker.track(.dashboardFailed, properties: ["reason": "request"])
            if self.cards.isEmpty, self.view?.isOnScreen == true {
                self.view?.present((title: "Could not update the dashboard", message: error.localizedDescription))
            }
            completion?(self.cards)
        })
    }

    func hide(_ card: ParadeCard) {
        guard let personalization, card != .empty else { return }
        personalization.setEnabled(false, for: card)
        tracker.track(.cardHidden, properties: ["card": card.rawValue])
        notificationCenter.post(name: .paradePersonalizationChanged, object: self)
    }
}

private extension ParadeDashboardPresenter {
    func loadCardsFromCache() {
        guard let paradeID = parade.paradeID?.intValue,
              let cached = repository.object(forKey: cacheKey(for: paradeID)) as? [String: Any],
              let entity = decode(cached) else { return }
        cards = parse(entity, paradeID: paradeID)
    }

    func parse(_ entity: DashboardEntity, paradeID: Int) -> [DashboardCardModel] {
        let models = ParadeCard.allCases
            .filter { $0.shouldShow(for: parade, entity: entity) && personalization?.isEnabled($0) == true }
            .map { DashboardCardModel(card: $0, paradeID: paradeID, entity: entity) }
        return models.isEmpty ? [DashboardCardModel(card: .empty, paradeID: paradeID)] : models
    }

    func decode(_ dictionary: [String: Any]) -> DashboardEntity? {
        guard JSONSerialization.isValidJSONObject(dictionary),
              let data = try? JSONSerialization.data(withJSONObject: dictionary) else { return nil }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try? decoder.decode(DashboardEntity.self, from: data)
    }

    func cacheKey(for paradeID: Int) -> String { "cards-for-parade-\(paradeID)" }
}
