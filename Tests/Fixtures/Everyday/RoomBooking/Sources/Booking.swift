import Foundation

struct Room: Equatable {
    let id: Int
    let name: String
    let capacity: Int
    let nightlyRate: Int
}

struct BookingRequest: Equatable {
    let room: Room
    let checkIn: Date
    let checkOut: Date
    let guests: Int
    var breakfast: Bool = false
}

struct BookingQuote: Equatable {
    let nights: Int
    let roomTotal: Int
    let breakfastTotal: Int
    let discount: Int

    var total: Int { roomTotal + breakfastTotal - discount }
}

struct Reservation: Equatable {
    let code: String
    let roomID: Int
    let total: Int
}

enum BookingError: Error, Equatable {
    case invalidDates
    case stayTooLong(maximum: Int)
    case tooManyGuests(capacity: Int)
    case noGuests
    case roomUnavailable
}

protocol AvailabilityRepository {
    func isAvailable(roomID: Int, from: Date, to: Date) async throws -> Bool
}

protocol ReservationRepository {
    func reserve(roomID: Int, from: Date, to: Date, total: Int) async throws -> Reservation
}

protocol MemberRepository {
    func isMember() async -> Bool
}

protocol ConfirmationSender {
    func sendConfirmation(for reservation: Reservation) async throws
}
