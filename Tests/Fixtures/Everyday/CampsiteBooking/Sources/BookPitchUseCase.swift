import Foundation

protocol BookPitchUseCase: Sendable {
    func execute(_ request: PitchRequest) async throws(BookingError) -> BookingConfirmation
}

/// Hold → authorise → confirm → capture. Everything before the capture can be taken back.
struct DefaultBookPitchUseCase: BookPitchUseCase {
    private let pitches: any PitchInventory
    private let payments: any PaymentGateway
    private let bookings: any BookingRepository
    private let mailer: any ConfirmationMailer
    private let log: any BookingLog
    private let pricing: PitchPricing

    init(
        pitches: any PitchInventory,
        payments: any PaymentGateway,
        bookings: any BookingRepository,
        mailer: any ConfirmationMailer,
        log: any BookingLog,
        pricing: PitchPricing = .standard
    ) {
        self.pitches = pitches
        self.payments = payments
        self.bookings = bookings
        self.mailer = mailer
        self.log = log
        self.pricing = pricing
    }

    func execute(_ request: PitchRequest) async throws(BookingError) -> BookingConfirmation {
        guard request.nights > 0, request.nights <= pricing.longestStay else {
            throw .invalidStay(nights: request.nights)
        }
        guard request.guests > 0 else { throw .noGuests }

        let hold: PitchHold
        do {
            hold = try await pitches.hold(request.pitch, from: request.arrival, nights: request.nights)
        } catch InventoryError.taken(let alternatives) {
            throw .pitchTaken(alternatives: alternatives)
        } catch {
            throw .unavailable
        }

        let amount = pricing.total(
            nights: request.nights, guests: request.guests, hasMembership: request.membership != nil)
        let authorisation: PaymentAuthorisation
        do {
            authorisation = try await payments.authorise(amount, card: request.card, reference: hold.reference)
        } catch {
            await pitches.release(hold)
            log.write(.paymentRefused(reference: hold.reference))
            throw .paymentRefused
        }

        let number: String
        do {
            number = try await bookings.confirm(hold, paidWith: authorisation.id)
        } catch {
            await rollBack(hold, authorisation)
            throw .notConfirmed
        }

        do {
            try await payments.capture(authorisation)
        } catch {
            // The booking stands; the office collects the money on arrival.
            log.write(.captureFailed(number: number))
            try? await bookings.flag(number, as: .payOnArrival)
            return BookingConfirmation(number: number, total: amount, isPaid: false, mailed: false)
        }

        var mailed = false
        if let address = request.email {
            mailed = await mailer.send(number, to: address)
        }
        log.write(.booked(number: number, cents: amount.cents))
        return BookingConfirmation(number: number, total: amount, isPaid: true, mailed: mailed)
    }

    private func rollBack(_ hold: PitchHold, _ authorisation: PaymentAuthorisation) async {
        do {
            try await payments.void(authorisation)
        } catch {
            log.write(.voidFailed(authorisation: authorisation.id))
        }
        await pitches.release(hold)
    }
}
