import Foundation

enum BookingField: String, CaseIterable, Hashable, Sendable {
    case skipperName = "skipper.name"
    case email = "skipper.email"
    case phone = "skipper.phone"
    case registration = "vessel.registration"
    case boatLength = "vessel.length_cm"
    case arrival = "stay.arrival"
    case departure = "stay.nights"
    case cardNumber = "payment.card"
}

struct BookingRequest: Equatable, Sendable {
    let skipperName: String
    let email: String
    let phone: String
    let registration: String
    let boatLengthCentimetres: Int
    let arrival: Date
    let nights: Int
    let cardNumber: String
}

struct BookingConfirmation: Equatable, Sendable {
    let reference: String
    let berth: String
}

struct ServerFieldIssue: Equatable, Sendable {
    let path: String
    let message: String
}

enum BookingServiceError: Error, Equatable {
    case invalidFields([ServerFieldIssue])
    case berthUnavailable, offline
    case paymentDeclined(reason: String?)
}

protocol BookingService: Sendable {
    func submit(_ request: BookingRequest) async throws -> BookingConfirmation
}

@MainActor
protocol BookingDraftStoring: AnyObject {
    func loadDraft() -> [BookingField: String]?
    func saveDraft(_ draft: [BookingField: String])
    func clearDraft()
}
