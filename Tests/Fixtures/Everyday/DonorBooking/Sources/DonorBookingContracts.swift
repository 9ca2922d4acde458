import Foundation

struct DonationSlot: Equatable {
    enum Kind: String { case wholeBlood, plasma, platelets }

    let id: String
    let kind: Kind
    let centre: String
    let startsAt: Date
    var bedsLeft: Int
}

struct SlotRow: Equatable {
    let title: String
    let detail: String
    let isLastBed: Bool
}

struct BookingReceipt: Equatable {
    let slot: DonationSlot
    let code: String
}

enum BookingError: Error, Equatable {
    case sessionExpired
    case slotTaken(id: String)
    case server(status: Int)
}

extension Notification.Name {
    static let donationBooked = Notification.Name("donation.booked")
    static let bloodStockLow = Notification.Name("blood.stock.low")
}

protocol DonorBookingView: AnyObject {
    func setBusy(_ busy: Bool)
    func show(rows: [SlotRow])
    func showNothingFree(message: String)
    func showAppeal(_ text: String)
    func showFailure(_ message: String, retry: (() -> Void)?)
    func ask(_ question: String, answer: @escaping (Bool) -> Void)
}

protocol DonorBookingInteractorInput: AnyObject {
    var output: DonorBookingInteractorOutput? { get set }
    func fetchSlots(centre: String?, after date: Date)
    func book(slotID: String)
}

protocol DonorBookingInteractorOutput: AnyObject {
    func interactor(didFetch slots: [DonationSlot])
    func interactor(didBook receipt: BookingReceipt)
    func interactor(didFail error: BookingError)
}

protocol DonorBookingRouting {
    func openLogin(then completion: @escaping () -> Void)
    func openConfirmation(_ receipt: BookingReceipt)
}

protocol PreferenceStoring: AnyObject {
    func object(forKey key: String) -> Any?
    func string(forKey key: String) -> String?
    func set(_ value: Any?, forKey key: String)
}

protocol BulletinCentre: AnyObject {
    func observe(_ name: Notification.Name, using block: @escaping ([AnyHashable: Any]) -> Void) -> NSObjectProtocol
    func stopObserving(_ token: NSObjectProtocol)
    func post(_ name: Notification.Name, userInfo: [AnyHashable: Any]?)
}

protocol ScreenTracking {
    func screen(_ name: String)
    func event(_ name: String, _ values: Any...)
}
