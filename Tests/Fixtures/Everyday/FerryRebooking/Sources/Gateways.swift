import Foundation

public enum TimetableFailure: Error, Equatable { case unknownSailing, timeout }

public enum CardFailure: Error, Equatable {
    case declined(code: String)
    case network
}

public protocol BookingRepository: Sendable {
    func booking(_ reference: BookingReference) async throws -> FerryBooking?
    func save(_ booking: FerryBooking) async throws
}

public protocol TimetableService: Sendable {
    func sailing(id: Sailing.ID) async throws(TimetableFailure) -> Sailing
}

public protocol CardGateway: Sendable {
    func charge(_ amount: Decimal, reference: String) async -> Result<String, CardFailure>
    func void(receipt: String) async
}

public protocol CreditLedger: Sendable {
    func credit(_ amount: Decimal, to reference: BookingReference) async
}
