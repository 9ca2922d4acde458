import Foundation

enum FleetError: Error, Equatable {
    case alreadyHeld, unreachable
}

enum PaymentError: Error, Equatable {
    case declined(reason: String)
    case gatewayTimeout
}

protocol FleetPort: Sendable {
    func hold(vanID: String, from start: Date, to end: Date) async throws(FleetError) -> String
    func releaseHold(_ holdID: String) async
    func confirmHold(_ holdID: String, bookingID: String) async throws(FleetError)
}

protocol PaymentPort: Sendable {
    func authorise(amountInPence: Int, token: String, reference: String) async throws(PaymentError) -> String
    func void(authorisationID: String) async
}

protocol BookingRepository: Sendable {
    func save(_ booking: Booking) async throws
    func delete(bookingID: String) async
}

protocol VoucherCatalog: Sendable {
    func percentOff(for code: String) async -> Int?
}
