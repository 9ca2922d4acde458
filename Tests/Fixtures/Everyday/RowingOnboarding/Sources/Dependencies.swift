import Foundation

public enum NotificationPermission: Sendable {
    case notDetermined, authorized, denied
}

public protocol NotificationAuthorizing: Sendable {
    func currentPermission() async -> NotificationPermission
    func requestPermission() async throws -> Bool
}

public struct OutingReminder: Equatable, Sendable {
    public let identifier: String
    public let weekday: Weekday
    public let hour: Int
    public let minute: Int
    public let body: String
}

public protocol ReminderScheduling: Sendable {
    func cancelAll(prefix: String) async
    func schedule(_ reminder: OutingReminder) async throws
}

public enum OnboardingFlag: String, Sendable {
    case swimTestStep = "onboarding_swim_test"
    case allowsSkippingReminders = "onboarding_skip_reminders"
}

@MainActor
public protocol FeatureFlagProviding {
    func isEnabled(_ flag: OnboardingFlag) -> Bool
}

@MainActor
public protocol KeyValueStoring: AnyObject {
    func string(forKey key: String) -> String?
    func integer(forKey key: String) -> Int?
    func set(_ value: String, forKey key: String)
    func set(_ value: Int, forKey key: String)
    func removeValue(forKey key: String)
}
