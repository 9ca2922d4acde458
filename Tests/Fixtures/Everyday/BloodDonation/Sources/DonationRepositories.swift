import Foundation

protocol DonorRepository: Sendable {
    func donor(id: String) async throws -> Donor?
    func temporaryDeferrals(donorID: String) async throws -> [TemporaryDeferral]
}

protocol DonationHistoryRepository: Sendable {
    func records(donorID: String) async throws -> [DonationRecord]
}

protocol ClinicRepository: Sendable {
    func slot(id: String) async throws -> ClinicSlot?
    func reserveSeat(slotID: String, donorID: String) async throws
    func releaseSeat(slotID: String, donorID: String) async throws
}

protocol AppointmentRepository: Sendable {
    func upcomingAppointment(donorID: String) async throws -> DonationAppointment?
    func create(donorID: String, slotID: String, kind: DonationKind, startsAt: Date) async throws -> DonationAppointment
}

protocol ReminderScheduling: Sendable {
    func scheduleReminder(appointmentID: String, at date: Date, text: String) async
}
