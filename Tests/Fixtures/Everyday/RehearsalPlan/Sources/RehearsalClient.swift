import Foundation

struct RehearsalClient: Sendable {
    var fetch: @Sendable (_ from: Date, _ to: Date) async throws -> [Rehearsal]
    var confirm: @Sendable (_ id: Rehearsal.ID) async throws -> Void
    var decline: @Sendable (_ id: Rehearsal.ID, _ reason: String) async throws -> Void
}

struct RolesClient: Sendable {
    var myRoles: @Sendable () async -> Set<String>
}

struct ReminderClient: Sendable {
    var schedule: @Sendable (_ id: Int, _ date: Date) async -> Void
    var cancel: @Sendable (_ id: Int) async -> Void
}

struct DateEnvironment: Sendable {
    var now: @Sendable () -> Date
    var calendar: Calendar
}
