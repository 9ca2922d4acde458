import Foundation

enum InventoryError: Error {
    case taken(alternatives: [PitchID])
    case closedSeason
}

protocol PitchInventory: Sendable {
    func hold(_ pitch: PitchID, from arrival: DateComponents, nights: Int) async throws -> PitchHold
    func release(_ hold: PitchHold) async
}

protocol PaymentGateway: Sendable {
    func authorise(_ amount: Money, card: CardToken, reference: UUID) async throws -> PaymentAuthorisation
    func capture(_ authorisation: PaymentAuthorisation) async throws
    func void(_ authorisation: PaymentAuthorisation) async throws
}

enum BookingFlag: String, Sendable {
    case payOnArrival = "pay_on_arrival"
    case late
}

protocol BookingRepository: Sendable {
    func confirm(_ hold: PitchHold, paidWith authorisation: PaymentAuthorisation.ID) async throws -> String
    func flag(_ number: String, as flag: BookingFlag) async throws
}

protocol ConfirmationMailer: Sendable {
    func send(_ number: String, to address: String) async -> Bool
}

enum BookingLogLine: Equatable, Sendable {
    case paymentRefused(reference: UUID)
    case voidFailed(authorisation: String)
    case captureFailed(number: String)
    case booked(number: String, cents: Int)
}

protocol BookingLog: Sendable {
    func write(_ line: BookingLogLine)
}
