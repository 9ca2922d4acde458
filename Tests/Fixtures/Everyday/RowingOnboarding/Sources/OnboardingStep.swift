import Foundation

public enum OnboardingStep: String, CaseIterable, Sendable {
    case welcome, experience, weeklyGoal, swimTest, reminders, summary
}

public enum RowerLevel: String, CaseIterable, Sendable {
    case novice, intermediate, masters

    var suggestedSessions: Int {
        switch self {
        case .novice: return 2
        case .intermediate: return 3
        case .masters: return 4
        }
    }
}

public enum Weekday: Int, CaseIterable, Comparable, Sendable {
    case sunday = 1
    case monday, tuesday, wednesday, thursday, friday, saturday

    public static func < (lhs: Weekday, rhs: Weekday) -> Bool { lhs.rawValue < rhs.rawValue }
}

public enum OnboardingRoute: Equatable, Sendable {
    case home(level: RowerLevel)
    case systemSettings
    case coachContact
}

public enum OnboardingError: Error, Equatable, Sendable {
    case levelMissing
    case goalOutOfRange
    case swimTestRequired
    case noReminderDays
    case schedulingFailed
}
