import Foundation

struct ParkingClient: Sendable {
    var lookUpZone: @Sendable (_ code: String) async throws -> ParkingZone
    var startSession: @Sendable (_ zoneCode: String, _ plate: String, _ minutes: Int) async throws -> ParkingSession
    var extendSession: @Sendable (_ id: String, _ minutes: Int) async throws -> ParkingSession
    var endSession: @Sendable (_ id: String) async throws -> ParkingReceipt
}

struct ReminderClient: Sendable {
    var schedule: @Sendable (_ sessionID: String, _ date: Date) async -> Void
    var cancel: @Sendable (_ sessionID: String) async -> Void
}

struct ParkingEnvironment: Sendable {
    var parking: ParkingClient
    var reminders: ReminderClient
    var now: @Sendable () -> Date
}
