import Foundation

public struct RebookSailingUseCase: Sendable {
    enum Policy {
        static let maxChanges = 3
        static let cutoff: TimeInterval = 60 * 60
        static let quoteLifetime: TimeInterval = 10 * 60
        static let saverFee: Decimal = 15
        static let sameDayMultiplier: Decimal = 2
        static let peakSurchargePercent: Decimal = 10
    }

    private let bookings: any BookingRepository
    private let timetable: any TimetableService
    private let cards: any CardGateway
    private let ledger: any CreditLedger
    private let calendar: Calendar
    private let now: @Sendable () -> Date

    public init(
        bookings: any BookingRepository,
        timetable: any TimetableService,
        cards: any CardGateway,
        ledger: any CreditLedger,
        calendar: Calendar,
        now: @escaping @Sendable () -> Date
    ) {
        self.bookings = bookings
        self.timetable = timetable
        self.cards = cards
        self.ledger = ledger
        self.calendar = calendar
        self.now = now
    }

    public func quote(_ reference: BookingReference, movingTo sailingID: Sailing.ID) async throws(RebookingError)
        -> RebookingQuote
    {
        let booking = try await loadBooking(reference)
        let target = try await loadSailing(sailingID)
        try validate(booking, target: target)
        return makeQuote(for: booking, target: target)
    }

    public func confirm(
        _ quote: RebookingQuote,
        for reference: BookingReference,
        movingTo sailingID: Sailing.ID
    ) async throws(RebookingError) -> Settlement {
        guard now() < quote.expiresAt else { throw .quoteExpired }
        var booking = try await loadBooking(reference)
        let target = try await loadSailing(sailingID)
        try validate(booking, target: target)

        let settlement = try await settle(quote.total, booking: booking)
        booking.sailing = target
        booking.timesRebooked += 1
        do {
            try await bookings.save(booking)
        } catch {
            if case .charged(_, let receipt) = settlement {
                await cards.void(receipt: receipt)
            }
            throw .unavailable
        }
        if case .credited(let amount) = settlement {
            await ledger.credit(amount, to: reference)
        }
        return settlement
    }

    // MARK: - Rules

    private func validate(_ booking: FerryBooking, target: Sailing) throws(RebookingError) {
        let secondsLeft = booking.sailing.departure.timeIntervalSince(now())
        guard secondsLeft > 0, target.departure > now() else { throw .alreadyDeparted }
        if secondsLeft < Policy.cutoff, booking.fare != .islander {
            throw .tooLate(minutesBefore: Int(secondsLeft / 60))
        }
        guard target.route == booking.sailing.route else {
            throw .routeMismatch(expected: booking.sailing.route)
        }
        if booking.fare == .saver, booking.timesRebooked >= Policy.maxChanges {
            throw .changeLimitReached
        }
        guard target.seatsLeft >= booking.passengers else {
            throw .soldOut(.seats(missing: booking.passengers - target.seatsLeft))
        }
        guard target.laneMetresLeft >= booking.vehicle.laneMetres else { throw .soldOut(.vehicleDeck) }
    }

    private func makeQuote(for booking: FerryBooking, target: Sailing) -> RebookingQuote {
        var price = target.pricePerPassenger * Decimal(booking.passengers)
        if calendar.isDateInWeekend(target.departure), booking.fare != .islander {
            price += price * Policy.peakSurchargePercent / 100
        }
        var difference = (price - booking.paid).roundedToPence()
        if booking.fare == .saver {
            difference = max(difference, 0)
        }
        return RebookingQuote(
            fareDifference: difference,
            changeFee: changeFee(for: booking),
            expiresAt: now().addingTimeInterval(Policy.quoteLifetime)
        )
    }

    private func changeFee(for booking: FerryBooking) -> Decimal {
        switch booking.fare {
        case .flexible, .islander:
            return 0
        case .saver where calendar.isDate(booking.sailing.departure, inSameDayAs: now()):
            return Policy.saverFee * Policy.sameDayMultiplier
        case .saver:
            return Policy.saverFee
        }
    }

    private func settle(_ total: Decimal, booking: FerryBooking) async throws(RebookingError) -> Settlement {
        if total == 0 { return .nothingDue }
        if total < 0 { return .credited(-total) }
        let orderID = "\(booking.reference)-\(booking.timesRebooked + 1)"
        switch await cards.charge(total, reference: orderID) {
        case .success(let receipt): return .charged(total, receipt: receipt)
        case .failure(.declined(let code)): throw .paymentDeclined(reason: code)
        case .failure(.network): throw .unavailable
        }
    }

    // MARK: - Loading

    private func loadBooking(_ reference: BookingReference) async throws(RebookingError) -> FerryBooking {
        let found: FerryBooking?
        do { found = try await bookings.booking(reference) } catch { throw .unavailable }
        guard let found else { throw .bookingNotFound(reference) }
        return found
    }

    private func loadSailing(_ id: Sailing.ID) async throws(RebookingError) -> Sailing {
        do {
            return try await timetable.sailing(id: id)
        } catch {
            switch error {
            case .unknownSailing: throw .soldOut(.seats(missing: 0))
            case .timeout: throw .unavailable
            }
        }
    }
}

extension Decimal {
    func roundedToPence() -> Decimal {
        var input = self
        var output = Decimal()
        NSDecimalRound(&output, &input, 2, .bankers)
        return output
    }
}
