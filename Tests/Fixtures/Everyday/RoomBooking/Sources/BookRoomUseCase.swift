import Foundation

struct BookRoomUseCase {
    let availability: AvailabilityRepository
    let reservations: ReservationRepository
    let members: MemberRepository
    let confirmations: ConfirmationSender

    private let maximumNights = 30
    private let breakfastPrice = 12
    private let secondsPerNight: TimeInterval = 86_400

    init(
        availability: AvailabilityRepository,
        reservations: ReservationRepository,
        members: MemberRepository,
        confirmations: ConfirmationSender
    ) {
        self.availability = availability
        self.reservations = reservations
        self.members = members
        self.confirmations = confirmations
    }

    func quote(for request: BookingRequest) async throws -> BookingQuote {
        try validate(request)
        let nights = numberOfNights(request)
        let roomTotal = nights * request.room.nightlyRate
        let breakfast = request.breakfast ? nights * request.guests * breakfastPrice : 0
        return BookingQuote(
            nights: nights,
            roomTotal: roomTotal,
            breakfastTotal: breakfast,
            discount: await discount(nights: nights, roomTotal: roomTotal)
        )
    }

    func book(_ request: BookingRequest) async throws -> Reservation {
        let quote = try await quote(for: request)
        let isFree = try await availability.isAvailable(
            roomID: request.room.id,
            from: request.checkIn,
            to: request.checkOut
        )
        guard isFree else { throw BookingError.roomUnavailable }

        let reservation = try await reservations.reserve(
            roomID: request.room.id,
            from: request.checkIn,
            to: request.checkOut,
            total: quote.total
        )
        // The booking stands even when the mail cannot be sent.
        try? await confirmations.sendConfirmation(for: reservation)
        return reservation
    }

    // MARK: - Rules

    private func validate(_ request: BookingRequest) throws {
        guard request.guests > 0 else { throw BookingError.noGuests }
        guard request.guests <= request.room.capacity else {
            throw BookingError.tooManyGuests(capacity: request.room.capacity)
        }
        let nights = numberOfNights(request)
        guard nights >= 1 else { throw BookingError.invalidDates }
        if nights > maximumNights {
            throw BookingError.stayTooLong(maximum: maximumNights)
        }
    }

    private func numberOfNights(_ request: BookingRequest) -> Int {
        Int((request.checkOut.timeIntervalSince(request.checkIn) / secondsPerNight).rounded(.down))
    }

    private func discount(nights: Int, roomTotal: Int) async -> Int {
        var percent = 0
        if nights >= 7 { percent += 10 }
        if await members.isMember() { percent += 5 }
        return roomTotal * percent / 100
    }
}
