import Foundation

protocol PrescriptionProviding: Sendable {
    func activePrescriptions() async throws -> [Prescription]
    func preferredPharmacy() async -> Pharmacy?
}

protocol RefillOrdering: Sendable {
    func place(_ order: RefillOrder) async throws -> RefillConfirmation
}

@MainActor
protocol ReminderScheduling: AnyObject {
    func schedulePickupReminder(orderID: String, at date: Date)
    func scheduleRefillReminder(medicine: String, at date: Date)
}

@MainActor
protocol RefillFlowDelegate: AnyObject {
    func refillFlowDidFinish(orderID: String?)
    func refillFlowNeedsSignIn()
}

struct RefillEnvironment {
    var prescriptions: any PrescriptionProviding
    var ordering: any RefillOrdering
    var reminders: any ReminderScheduling
    var now: () -> Date
}
