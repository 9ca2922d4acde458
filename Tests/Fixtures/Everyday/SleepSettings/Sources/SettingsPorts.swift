import Foundation

@MainActor
protocol SettingsStore: AnyObject {
    func bool(for key: SettingsKey) -> Bool?
    func integer(for key: SettingsKey) -> Int?
    func set(_ value: Bool, for key: SettingsKey)
    func set(_ value: Int, for key: SettingsKey)
}

enum PermissionStatus: String, Sendable { case notDetermined, granted, denied }

protocol NotificationPermissions: Sendable {
    func currentStatus() async -> PermissionStatus
    func request() async throws -> PermissionStatus
}

@MainActor
protocol ReminderScheduling: AnyObject {
    func schedule(minutesAfterMidnight: [Int])
    func cancelAll()
}
