import Foundation

final class BookVanUseCase: Sendable {
    private enum Limits {
        static let leadTime: TimeInterval = 2 * 60 * 60
        static let maximumDays = 28
        static let minimumAge = 21
        static let lutonMinimumAge = 23
        static let maximumPoints = 6
        static let minimumLicenceYears = 1
    }

    private let fleet: any FleetPort
    private let payments: any PaymentPort
    private let bookings: any BookingRepository
    private let vouchers: any VoucherCatalog
    private let pricing: HirePricing
    private let calendar: Calendar
    private let now: @Sendable () -> Date
    private let makeID: @Sendable () -> String

    init(
        fleet: any FleetPort,
        payments: any PaymentPort,
        bookings: any BookingRepository,
        vouchers: any VoucherCatalog,
        pricing: HirePricing = HirePricing(),
        calendar: Calendar,
        now: @escaping @Sendable () -> Date,
        makeID: @escaping @Sendable () -> String
    ) {
        self.fleet = fleet
        self.payments = payments
        self.bookings = bookings
        self.vouchers = vouchers
        self.pricing = pricing
        self.calendar = calendar
        self.now = now
        self.makeID = makeID
    }

    func quote(for request: HireRequest) async throws(BookingError) -> Quote {
        let days = try validatePeriod(of: request)
        let age = try validateDriver(of: request)
        let percent = try await voucherPercent(for: request.voucherCode)
        return pricing.quote(for: request, days: days, driverAge: age, voucherPercent: percent)
    }

    func book(_ request: HireRequest) async throws(BookingError) -> Booking {
        let quote = try await quote(for: request)
        let bookingID = makeID()
        let holdID = try await hold(request)
        let deposit = pricing.deposit(for: request.van, reducedExcess: request.reducedExcess)

        let authorisationID: String
        do {
            let amount = quote.totalInPence + deposit
            authorisationID = try await payments.authorise(
                amountInPence: amount, token: request.paymentToken, reference: bookingID
            )
        } catch {
            await fleet.releaseHold(holdID)
            guard case .declined(let reason) = error else { throw .temporarilyUnavailable }
            throw .paymentDeclined(reason: reason)
        }

        let booking = Booking(
            id: bookingID,
            driverID: request.driver.id,
            vanID: request.van.id,
            start: request.start,
            end: request.end,
            quote: quote,
            depositInPence: deposit,
            authorisationID: authorisationID
        )
        do {
            try await bookings.save(booking)
        } catch {
            await payments.void(authorisationID: authorisationID)
            await fleet.releaseHold(holdID)
            throw .temporarilyUnavailable
        }

        do {
            try await fleet.confirmHold(holdID, bookingID: bookingID)
        } catch {
            await bookings.delete(bookingID: bookingID)
            await payments.void(authorisationID: authorisationID)
            await fleet.releaseHold(holdID)
            throw error == .alreadyHeld ? .vanUnavailable : .temporarilyUnavailable
        }
        return booking
    }

    // MARK: - Validation

    private func validatePeriod(of request: HireRequest) throws(BookingError) -> Int {
        let earliest = now().addingTimeInterval(Limits.leadTime)
        guard request.start >= earliest else { throw .startsTooSoon(earliest: earliest) }
        guard request.end > request.start else { throw .invalidPeriod }
        let days = Int((request.end.timeIntervalSince(request.start) / 86_400).rounded(.up))
        guard days <= Limits.maximumDays else { throw .tooLong(maximumDays: Limits.maximumDays) }
        return days
    }

    private func validateDriver(of request: HireRequest) throws(BookingError) -> Int {
        let driver = request.driver
        let age = years(from: driver.dateOfBirth, to: request.start)
        let minimumAge = request.van.size == .luton ? Limits.lutonMinimumAge : Limits.minimumAge
        guard age >= minimumAge else { throw .driverTooYoung(minimumAge: minimumAge) }
        guard driver.licenceExpiry >= request.end,
            years(from: driver.licenceIssued, to: request.start) >= Limits.minimumLicenceYears
        else { throw .licenceNotValid }
        guard driver.penaltyPoints <= Limits.maximumPoints else { throw .tooManyPoints(driver.penaltyPoints) }
        return age
    }

    private func voucherPercent(for code: String?) async throws(BookingError) -> Int {
        guard let code = code?.trimmingCharacters(in: .whitespaces).uppercased(), !code.isEmpty else { return 0 }
        guard let percent = await vouchers.percentOff(for: code) else { throw .unknownVoucher(code) }
        return percent
    }

    private func years(from start: Date, to end: Date) -> Int {
        calendar.dateComponents([.year], from: start, to: end).year ?? 0
    }

    private func hold(_ request: HireRequest) async throws(BookingError) -> String {
        do {
            return try await fleet.hold(vanID: request.van.id, from: request.start, to: request.end)
        } catch {
            throw error == .alreadyHeld ? .vanUnavailable : .temporarilyUnavailable
        }
    }
}
