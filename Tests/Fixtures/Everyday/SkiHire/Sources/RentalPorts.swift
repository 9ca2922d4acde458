import Foundation

protocol SkierRepository: Sendable {
    func skier(id: String) async throws -> Skier?
}

protocol EquipmentInventory: Sendable {
    func item(sku: String) async throws -> RentalItem?
    /// Returns a reservation identifier.
    func reserve(sku: String, from start: Date, to end: Date) async throws -> String
    func release(reservationID: String) async throws
}

protocol VoucherRepository: Sendable {
    func voucher(code: String) async throws -> Voucher?
    func markRedeemed(code: String) async throws
}

protocol PaymentGateway: Sendable {
    /// Returns a payment identifier.
    func charge(customerID: String, amountCents: Int) async throws -> String
    func refund(paymentID: String) async throws
}

protocol BookingStore: Sendable {
    func save(_ booking: RentalBooking) async throws -> String
}

protocol ConfirmationMailer: Sendable {
    func sendConfirmation(bookingID: String, to email: String) async throws
}
