import Foundation

@MainActor
protocol BookingView: AnyObject {
    func setLoading(_ isLoading: Bool)
    func render(_ sections: [DaySection])
    func renderEmpty(_ message: String)
    func setConfirmEnabled(_ isEnabled: Bool)
    func showError(_ message: String)
    func showConfirmation(reference: String)
}

protocol SlotsLoading: Sendable {
    func slots(from: Date, to: Date) async throws -> [ServiceSlot]
}

protocol ConfirmBookingUseCase: Sendable {
    /// Returns the booking reference.
    func confirm(slotID: String) async throws -> String
}

protocol WorkshopClock: Sendable {
    var now: Date { get }
}
