import Foundation

struct ScheduleDonationUseCase: Sendable {
    struct Request: Equatable, Sendable {
        let donorID: String
        let slotID: String
        let kind: DonationKind
    }

    static let minimumAge = 18
    static let minimumWeight = 50.0
    static let minimumLeadTime: TimeInterval = 2 * 60 * 60

    private let donors: DonorRepository
    private let history: DonationHistoryRepository
    private let clinics: ClinicRepository
    private let appointments: AppointmentRepository
    private let reminders: ReminderScheduling
    private let calendar: Calendar
    private let now: @Sendable () -> Date

    init(
        donors: DonorRepository,
        history: DonationHistoryRepository,
        clinics: ClinicRepository,
        appointments: AppointmentRepository,
        reminders: ReminderScheduling,
        calendar: Calendar = .current,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.donors = donors
        self.history = history
        self.clinics = clinics
        self.appointments = appointments
        self.reminders = reminders
        self.calendar = calendar
        self.now = now
    }

    func execute(_ request: Request) async throws(ScheduleDonationError) -> DonationConfirmation {
        guard let donor = try await unwrapped({ try await donors.donor(id: request.donorID) }) else {
            throw .donorNotFound
        }
        guard let slot = try await unwrapped({ try await clinics.slot(id: request.slotID) }) else {
            throw .slotUnavailable
        }

        try validate(slot, for: request.kind)
        try await validateDonor(donor, on: slot.startsAt)

        if let existing = try await unwrapped({ try await appointments.upcomingAppointment(donorID: donor.id) }) {
            throw .alreadyScheduled(on: existing.startsAt)
        }

        let completed = try await unwrapped { try await history.records(donorID: donor.id) }
            .filter(\.wasCompleted)
        if let eligible = nextEligibleDate(after: completed), slot.startsAt < eligible {
            throw .recoveryPeriod(nextEligibleDate: eligible)
        }
        let sameYear = donations(of: request.kind, in: completed, sameYearAs: slot.startsAt)
        guard sameYear.count < request.kind.yearlyLimit else {
            throw .yearlyLimitReached(limit: request.kind.yearlyLimit)
        }

        let appointment = try await book(slot, for: donor, kind: request.kind)
        let reminderDate = await remind(appointment, clinicName: slot.clinicName)
        return DonationConfirmation(
            appointment: appointment,
            clinicName: slot.clinicName,
            reminderDate: reminderDate,
            donationsThisYear: sameYear.count + 1
        )
    }

    /// First day the donor may give again, considering every completed donation.
    func nextEligibleDate(after records: [DonationRecord]) -> Date? {
        records
            .compactMap { record in
                calendar.date(
                    byAdding: .day,
                    value: record.kind.recoveryDays,
                    to: calendar.startOfDay(for: record.date)
                )
            }
            .max()
    }
}

// MARK: - Rules

extension ScheduleDonationUseCase {
    private func validate(_ slot: ClinicSlot, for kind: DonationKind) throws(ScheduleDonationError) {
        guard slot.startsAt.timeIntervalSince(now()) >= Self.minimumLeadTime else { throw .slotInPast }
        guard slot.supportedKinds.contains(kind) else { throw .kindNotSupported(kind) }
        guard !slot.isFull else { throw .slotUnavailable }
    }

    private func validateDonor(_ donor: Donor, on date: Date) async throws(ScheduleDonationError) {
        if let reason = donor.permanentDeferralReason {
            throw .permanentlyDeferred(reason: reason)
        }
        guard donor.age(on: date, calendar: calendar) >= Self.minimumAge else {
            throw .tooYoung(minimumAge: Self.minimumAge)
        }
        guard donor.weightInKilograms >= Self.minimumWeight else { throw .underweight }

        let deferrals = try await unwrapped { try await donors.temporaryDeferrals(donorID: donor.id) }
        let longest =
            deferrals
            .filter { $0.until > date }
            .max { $0.until < $1.until }
        if let longest {
            throw .deferred(until: longest.until, reason: longest.reason)
        }
    }

    private func donations(
        of kind: DonationKind,
        in records: [DonationRecord],
        sameYearAs date: Date
    ) -> [DonationRecord] {
        records.filter { record in
            record.kind == kind && calendar.isDate(record.date, equalTo: date, toGranularity: .year)
        }
    }
}

// MARK: - Booking

extension ScheduleDonationUseCase {
    private func book(
        _ slot: ClinicSlot,
        for donor: Donor,
        kind: DonationKind
    ) async throws(ScheduleDonationError) -> DonationAppointment {
        do {
            try await clinics.reserveSeat(slotID: slot.id, donorID: donor.id)
        } catch {
            throw .slotUnavailable
        }
        do {
            return try await appointments.create(
                donorID: donor.id,
                slotID: slot.id,
                kind: kind,
                startsAt: slot.startsAt
            )
        } catch {
            try? await clinics.releaseSeat(slotID: slot.id, donorID: donor.id)
            throw .bookingFailed
        }
    }

    /// The evening before at 18:00, unless that moment has already passed.
    private func remind(_ appointment: DonationAppointment, clinicName: String) async -> Date? {
        guard
            let dayBefore = calendar.date(byAdding: .day, value: -1, to: appointment.startsAt),
            let evening = calendar.date(bySettingHour: 18, minute: 0, second: 0, of: dayBefore),
            evening > now()
        else { return nil }
        await reminders.scheduleReminder(
            appointmentID: appointment.id,
            at: evening,
            text: "Your donation at \(clinicName) is tomorrow. Drink plenty of water!"
        )
        return evening
    }

    private func unwrapped<T: Sendable>(
        _ operation: () async throws -> T
    ) async throws(ScheduleDonationError) -> T {
        do {
            return try await operation()
        } catch {
            throw .serviceUnavailable
        }
    }
}
