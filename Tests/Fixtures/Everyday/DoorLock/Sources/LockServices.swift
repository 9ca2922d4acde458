import Foundation

@MainActor
protocol LockSettingsStore: AnyObject {
    func bool(for key: LockSettingKey, lockID: String) -> Bool?
    func set(_ value: Bool, for key: LockSettingKey, lockID: String)
    func removeAll(lockID: String)
}

@MainActor
protocol FeatureGate: AnyObject {
    func isEnabled(_ feature: LockFeature) -> Bool
}

protocol PermissionCenter: Sendable {
    func notificationStatus() async -> PermissionStatus
    func requestNotifications() async -> Bool
    func locationStatus() async -> PermissionStatus
}

protocol LockClient: Sendable {
    func apply(_ configuration: LockConfiguration, to lockID: String) async throws
    func unpair(lockID: String) async throws
}

@MainActor
protocol LockAnalytics: AnyObject {
    func log(_ event: LockAnalyticsEvent)
}

@MainActor
protocol LockSettingsDelegate: AnyObject {
    func lockSettings(didSave configuration: LockConfiguration, for lockID: String)
    func lockSettings(didRemove lockID: String)
    func lockSettingsNeedsSystemSettings()
}
