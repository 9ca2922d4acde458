import Foundation

struct BookDonationUseCase: Sendable {
    struct Request: Sendable, Equatable {
        let donorID: Int
        let slotID: String
        var wantsReminder = true
    }

    struct Outcome: Sendable, Equatable {
        let booking: Booking
        let isConfirmationSent: Bool
    }

    static let minimumAge = 18
    static let minimumWeight = 50.0
    static let pauseInDays = 56

    private static let day: TimeInterval = 24 * 60 * 60

    let donors: any DonorDirectory
    let slots: any SlotRepository
    let bookings: any BookingRepository
    let notifier: any DonorNotifier
    let now: @Sendable () -> Date

    func callAsFunction(_ request: Request) async throws -> Outcome {
        guard let donor = try await donors.donor(id: request.donorID) else {
            throw BookDonationError.unknownDonor
        }
        let slot = try await slots.slot(id: request.slotID)
        guard slot.start > now() else { throw BookDonationError.slotInPast }
        try checkEligibility(of: donor, on: slot.start)

        guard slot.freeChairs > 0, try await slots.takeChair(in: slot.id) else {
            throw BookDonationError.slotFull(alternatives: await alternatives(to: slot))
        }

        let booking: Booking
        do {
            booking = try await bookings.create(
                donorID: donor.id,
                slotID: slot.id,
                isPriority: isPriority(donor, in: slot)
            )
        } catch {
            try? await slots.giveBackChair(in: slot.id)
            throw BookDonationError.bookingFailed
        }

        let isConfirmed: Bool
        do {
            try await notifier.confirm(booking, at: slot.site)
            isConfirmed = true
        } catch {
            isConfirmed = false
        }
        if request.wantsReminder, let date = reminderDate(for: slot) {
            await notifier.scheduleReminder(for: booking, at: date)
        }
        return Outcome(booking: booking, isConfirmationSent: isConfirmed)
    }

    /// The first day on which the donor may give blood again, or nil if that is today or was earlier.
    func nextPossibleDate(for donor: Donor) -> Date? {
        guard let last = donor.lastDonation else { return nil }
        let date = last.addingTimeInterval(Double(Self.pauseInDays) * Self.day)
        return date > now() ? date : nil
    }

    // MARK: - Rules

    private func checkEligibility(of donor: Donor, on date: Date) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let age = calendar.component(.year, from: date) - donor.birthYear
        guard age >= Self.minimumAge else {
            throw BookDonationError.tooYoung(minimumAge: Self.minimumAge)
        }
        guard donor.weightInKilos >= Self.minimumWeight else { throw BookDonationError.tooLight }

        if let deferral = donor.deferral {
            let isOver = deferral.until.map { $0 <= date } ?? false
            if !isOver {
                throw BookDonationError.deferred(reason: deferral.reason, until: deferral.until)
            }
        }

        if let last = donor.lastDonation {
            let days = Int(date.timeIntervalSince(last) / Self.day)
            if days < Self.pauseInDays {
                throw BookDonationError.tooSoon(daysLeft: Self.pauseInDays - days)
            }
        }
    }

    private func isPriority(_ donor: Donor, in slot: DonationSlot) -> Bool {
        donor.group.isUniversal || slot.urgentGroups.contains(donor.group)
    }

    private func alternatives(to slot: DonationSlot) async -> [DonationSlot] {
        let end = slot.start.addingTimeInterval(7 * Self.day)
        let candidates = (try? await slots.slots(at: slot.site, from: slot.start, to: end)) ?? []
        return
            candidates
            .filter { $0.id != slot.id && $0.freeChairs > 0 }
            .sorted { $0.start < $1.start }
            .prefix(3)
            .map { $0 }
    }

    private func reminderDate(for slot: DonationSlot) -> Date? {
        let dayBefore = slot.start.addingTimeInterval(-Self.day)
        if dayBefore > now() { return dayBefore }
        let twoHoursBefore = slot.start.addingTimeInterval(-2 * 60 * 60)
        return twoHoursBefore > now() ? twoHoursBefore : nil
    }
}
