import Foundation

final class SwapOffer: NSObject {
    let offerID: Int
    let gardener: String
    let variety: String
    let grams: NSNumber
    let postedAt: Date
    var note: String?

    init(offerID: Int, gardener: String, variety: String, grams: NSNumber, postedAt: Date, note: String? = nil) {
        self.offerID = offerID
        self.gardener = gardener
        self.variety = variety
        self.grams = grams
        self.postedAt = postedAt
        self.note = note
        super.init()
    }
}

struct SwapRow: Equatable {
    let offerID: Int
    let title: String
    let subtitle: String
    let isNew: Bool
}

protocol SwapOfferServiceDelegate: AnyObject {
    func swapService(_ service: SwapOfferService, didReceive offers: [SwapOffer])
    func swapService(_ service: SwapOfferService, didFailWith error: NSError)
    func swapServiceShouldRetry(_ service: SwapOfferService, attempt: Int) -> Bool
}

extension SwapOfferServiceDelegate {
    func swapServiceShouldRetry(_ service: SwapOfferService, attempt: Int) -> Bool { false }
}

protocol SwapOfferService: AnyObject {
    var delegate: SwapOfferServiceDelegate? { get set }
    func requestOffers(forRegion region: String)
    func answer(offerID: Int, accept: Bool, completion: ((_ succeeded: Bool) -> Void)?)
}

protocol SettingsStore: AnyObject {
    func object(forKey key: String) -> Any?
    func set(_ value: Any?, forKey key: String)
}

extension UserDefaults: SettingsStore {}

protocol NoticeHub: AnyObject {
    func listen(to name: Notification.Name, _ block: @escaping (Notification) -> Void) -> NSObjectProtocol
    func mute(_ token: NSObjectProtocol)
    func post(_ name: Notification.Name, info: [AnyHashable: Any]?)
}

extension NotificationCenter: NoticeHub {
    func listen(to name: Notification.Name, _ block: @escaping (Notification) -> Void) -> NSObjectProtocol {
        addObserver(forName: name, object: nil, queue: nil) { block($0) }
    }

    func mute(_ token: NSObjectProtocol) { removeObserver(token) }
    func post(_ name: Notification.Name, info: [AnyHashable: Any]?) { post(name: name, object: nil, userInfo: info) }
}

extension Notification.Name {
    static let swapRegionChanged = Notification.Name("swap.region.changed")
    static let swapBadgeChanged = Notification.Name("swap.badge.changed")
}

protocol SeedSwapInboxView: AnyObject {
    func reloadRows()
    func setEmptyStateHidden(_ hidden: Bool)
    func showAlert(title: String, message: String?)
}
