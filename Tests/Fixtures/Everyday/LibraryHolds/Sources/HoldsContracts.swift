import Foundation

struct Hold: Codable, Equatable {
    typealias ID = Int

    let id: ID
    let title: String
    let place: Place

    enum Place: Codable, Equatable {
        case queued(position: Int, of: Int)
        case ready(until: Date)
        case suspended
    }
}

struct HoldRow: Identifiable, Equatable {
    let id: Hold.ID
    let title: String
    let detail: String
}

enum HoldsError: LocalizedError, Equatable {
    case cardExpired
    case server(code: Int)

    var errorDescription: String? {
        switch self {
        case .cardExpired: return "Your card has expired."
        case .server(let code): return "The catalogue answered \(code)."
        }
    }
}

extension Notification.Name {
    static let holdBecameReady = Notification.Name("library.holdBecameReady")
}

protocol HoldsView: AnyObject {
    var heading: String? { get set }
    func setSpinning(_ spinning: Bool)
    func show(_ rows: [HoldRow])
    func showEmptyShelf()
    func ask(_ question: String, confirmed: @escaping () -> Void)
}

extension HoldsView {
    func stopSpinning() { setSpinning(false) }
}

protocol HoldsInteractorOutput: AnyObject {
    func didLoad(_ holds: [Hold], offset: Int)
    func didFail(_ error: Error)
}

protocol HoldsInteractorInput: AnyObject {
    var output: HoldsInteractorOutput? { get set }
    func loadHolds(card: String, offset: Int, limit: Int)
    func cancelHold(_ id: Hold.ID, completion: @escaping (Error?) -> Void)
}

protocol HoldsRouting: AnyObject {
    func openRenewal()
    func openAlert(title: String, text: String)
}

protocol Bulletins {
    func observe(_ name: Notification.Name, using block: @escaping (Notification) -> Void) -> NSObjectProtocol
    func stop(_ token: NSObjectProtocol)
}

extension NotificationCenter: Bulletins {
    func observe(_ name: Notification.Name, using block: @escaping (Notification) -> Void) -> NSObjectProtocol {
        addObserver(forName: name, object: nil, queue: nil, using: { block($0) })
    }
    func stop(_ token: NSObjectProtocol) { removeObserver(token) }
}
