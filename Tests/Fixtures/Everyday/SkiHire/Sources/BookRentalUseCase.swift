import Foundation

struct BookRentalUseCase: Sendable {
    static let maximumItems = 6
    static let maximumDays = 14
    static let helmetAgeLimit = 14

    private let skiers: any SkierRepository
    private let inventory: any EquipmentInventory
    private let vouchers: any VoucherRepository
    private let payments: any PaymentGateway
    private let bookings: any BookingStore
    private let mailer: any ConfirmationMailer
    private let calendar: Calendar
    private let now: @Sendable () -> Date
    private let pricing = RentalPricing()

    init(
        skiers: any SkierRepository,
        inventory: any EquipmentInventory,
        vouchers: any VoucherRepository,
        payments: any PaymentGateway,
        bookings: any BookingStore,
        mailer: any ConfirmationMailer,
        calendar: Calendar,
        now: @escaping @Sendable () -> Date
    ) {
        self.skiers = skiers
        self.inventory = inventory
        self.vouchers = vouchers
        self.payments = payments
        self.bookings = bookings
        self.mailer = mailer
        self.calendar = calendar
        self.now = now
    }

    func execute(_ request: RentalRequest) async throws -> RentalReceipt {
        try validate(request)
        let skier = try await eligibleSkier(id: request.skierID)
        let items = try await loadItems(request.skus)
        if skier.age < Self.helmetAgeLimit, !items.contains(where: { $0.kind == .helmet }) {
            throw RentalError.helmetRequired
        }
        let voucher = try await loadVoucher(code: request.voucherCode)
        let quote = try pricing.quote(
            items: items,
            days: request.days,
            skier: skier,
            insured: request.includesInsurance,
            voucher: voucher
        )

        let start = calendar.startOfDay(for: request.startDate)
        // The last rental day counts in full, so one day means start == end.
        let end = calendar.date(byAdding: .day, value: request.days - 1, to: start) ?? start

        let reservations = try await reserveAll(items, from: start, to: end)
        let paymentID = try await pay(quote, skier: skier, reservations: reservations)
        let booking = RentalBooking(
            skierID: skier.id,
            reservationIDs: reservations,
            paymentID: paymentID,
            startDate: start,
            endDate: end,
            quote: quote
        )
        let bookingID = try await save(booking)

        if let voucher {
            try? await vouchers.markRedeemed(code: voucher.code)
        }
        let confirmationSent = await confirm(bookingID: bookingID, skier: skier)
        return RentalReceipt(bookingID: bookingID, totalCents: quote.totalCents, confirmationSent: confirmationSent)
    }

    // MARK: - Validation

    private func validate(_ request: RentalRequest) throws {
        guard !request.skus.isEmpty else { throw RentalError.emptyBasket }
        guard request.skus.count <= Self.maximumItems else {
            throw RentalError.tooManyItems(limit: Self.maximumItems)
        }
        guard (1...Self.maximumDays).contains(request.days) else { throw RentalError.invalidDuration }
        // Same-day pick-up is allowed, whatever the hour.
        guard request.startDate >= calendar.startOfDay(for: now()) else { throw RentalError.startsInPast }
    }

    private func eligibleSkier(id: String) async throws -> Skier {
        guard let skier = try await skiers.skier(id: id) else { throw RentalError.skierNotFound }
        guard !skier.hasUnpaidDamages else { throw RentalError.accountBlocked }
        return skier
    }

    private func loadItems(_ skus: [String]) async throws -> [RentalItem] {
        var items: [RentalItem] = []
        for sku in skus {
            guard let item = try await inventory.item(sku: sku) else {
                throw RentalError.unknownItem(sku: sku)
            }
            items.append(item)
        }
        return items
    }

    private func loadVoucher(code: String?) async throws -> Voucher? {
        guard let code, !code.isEmpty else { return nil }
        guard let voucher = try await vouchers.voucher(code: code.uppercased()),
            voucher.expiresAt > now()
        else {
            throw RentalError.voucherInvalid
        }
        return voucher
    }

    // MARK: - Steps with compensation

    private func reserveAll(_ items: [RentalItem], from start: Date, to end: Date) async throws -> [String] {
        var reserved: [String] = []
        for item in items {
            do {
                reserved.append(try await inventory.reserve(sku: item.sku, from: start, to: end))
            } catch {
                await release(reserved)
                throw RentalError.unavailable(sku: item.sku)
            }
        }
        return reserved
    }

    private func pay(_ quote: RentalQuote, skier: Skier, reservations: [String]) async throws -> String? {
        guard quote.totalCents > 0 else { return nil }
        do {
            return try await payments.charge(customerID: skier.id, amountCents: quote.totalCents)
        } catch {
            await release(reservations)
            throw RentalError.paymentDeclined
        }
    }

    private func save(_ booking: RentalBooking) async throws -> String {
        do {
            return try await bookings.save(booking)
        } catch {
            if let paymentID = booking.paymentID {
                try? await payments.refund(paymentID: paymentID)
            }
            await release(booking.reservationIDs)
            throw RentalError.bookingFailed
        }
    }

    private func confirm(bookingID: String, skier: Skier) async -> Bool {
        guard let email = skier.email else { return false }
        do {
            try await mailer.sendConfirmation(bookingID: bookingID, to: email)
            return true
        } catch {
            return false
        }
    }

    /// Releases newest first; one failing release must not keep the others locked.
    private func release(_ reservationIDs: [String]) async {
        for id in reservationIDs.reversed() {
            try? await inventory.release(reservationID: id)
        }
    }
}
