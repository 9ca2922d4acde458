import Foundation

protocol DonorDirectory: Sendable {
    func donor(id: Int) async throws -> Donor?
}

protocol SlotRepository: Sendable {
    func slot(id: String) async throws -> DonationSlot
    func slots(at site: String, from start: Date, to end: Date) async throws -> [DonationSlot]
    func takeChair(in slotID: String) async throws -> Bool
    func giveBackChair(in slotID: String) async throws
}

protocol BookingRepository: Sendable {
    func create(donorID: Int, slotID: String, isPriority: Bool) async throws -> Booking
}

protocol DonorNotifier: Sendable {
    func confirm(_ booking: Booking, at site: String) async throws
    func scheduleReminder(for booking: Booking, at date: Date) async
}
