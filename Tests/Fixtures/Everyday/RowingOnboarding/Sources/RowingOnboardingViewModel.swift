import Foundation
import Observation

@MainActor
@Observable
public final class RowingOnboardingViewModel {
    public static let goalRange = 1...7
    static let reminderPrefix = "outing-reminder"
    static let leadMinutes = 45

    public private(set) var step: OnboardingStep = .welcome
    public private(set) var level: RowerLevel?
    public private(set) var weeklyGoal = 2
    public private(set) var hasPassedSwimTest = false
    public private(set) var reminderDays: Set<Weekday> = []
    public private(set) var outingHour = 7
    public private(set) var outingMinute = 0
    public private(set) var showsPermissionHint = false
    public private(set) var isWorking = false
    public private(set) var error: OnboardingError?

    @ObservationIgnored private let permissions: any NotificationAuthorizing
    @ObservationIgnored private let reminders: any ReminderScheduling
    @ObservationIgnored private let flags: any FeatureFlagProviding
    @ObservationIgnored private let progress: OnboardingProgress
    @ObservationIgnored private let route: @MainActor (OnboardingRoute) -> Void
    @ObservationIgnored private var hasEditedGoal = false

    public init(
        permissions: any NotificationAuthorizing,
        reminders: any ReminderScheduling,
        flags: any FeatureFlagProviding,
        store: any KeyValueStoring,
        route: @escaping @MainActor (OnboardingRoute) -> Void
    ) {
        self.permissions = permissions
        self.reminders = reminders
        self.flags = flags
        self.progress = OnboardingProgress(store: store)
        self.route = route
    }

    public var steps: [OnboardingStep] {
        OnboardingStep.allCases.filter { step in
            step != .swimTest || (flags.isEnabled(.swimTestStep) && level == .novice)
        }
    }

    public var progressFraction: Double {
        guard let index = steps.firstIndex(of: step) else { return 0 }
        return Double(index) / Double(steps.count - 1)
    }

    public var canSkip: Bool {
        step == .reminders && flags.isEnabled(.allowsSkippingReminders)
    }

    public func start() {
        level = progress.savedLevel
        if let goal = progress.savedGoal {
            weeklyGoal = goal
            hasEditedGoal = true
        }
        if progress.isCompleted, let level {
            route(.home(level: level))
            return
        }
        if let saved = progress.savedStep, steps.contains(saved) {
            step = saved
        }
    }

    public func select(level newLevel: RowerLevel) {
        level = newLevel
        error = nil
        if !hasEditedGoal {
            weeklyGoal = newLevel.suggestedSessions
        }
        progress.save(level: newLevel)
    }

    public func setWeeklyGoal(_ goal: Int) {
        guard Self.goalRange.contains(goal) else {
            error = .goalOutOfRange
            return
        }
        error = nil
        weeklyGoal = goal
        hasEditedGoal = true
    }

    public func confirmSwimTest(passed: Bool) {
        hasPassedSwimTest = passed
        if passed {
            error = nil
        } else {
            route(.coachContact)
        }
    }

    public func toggle(day: Weekday) {
        if reminderDays.remove(day) == nil {
            reminderDays.insert(day)
        }
        error = nil
    }

    public func setOutingTime(hour: Int, minute: Int) {
        outingHour = min(max(hour, 0), 23)
        outingMinute = min(max(minute, 0), 59)
    }

    public func openSettings() {
        route(.systemSettings)
    }

    public func next() async {
        guard !isWorking else { return }
        error = nil
        switch step {
        case .welcome:
            advance()
        case .experience:
            guard level != nil else {
                error = .levelMissing
                return
            }
            advance()
        case .weeklyGoal:
            progress.save(goal: weeklyGoal)
            advance()
        case .swimTest:
            guard hasPassedSwimTest else {
                error = .swimTestRequired
                return
            }
            advance()
        case .reminders:
            await enableReminders()
        case .summary:
            finish()
        }
    }

    public func back() {
        guard !isWorking, let index = steps.firstIndex(of: step), index > 0 else { return }
        error = nil
        showsPermissionHint = false
        move(to: steps[index - 1])
    }

    public func skip() async {
        guard canSkip, !isWorking else { return }
        isWorking = true
        await reminders.cancelAll(prefix: Self.reminderPrefix)
        isWorking = false
        reminderDays = []
        showsPermissionHint = false
        advance()
    }

    private func advance() {
        guard let index = steps.firstIndex(of: step), index + 1 < steps.count else { return }
        move(to: steps[index + 1])
    }

    private func move(to newStep: OnboardingStep) {
        step = newStep
        progress.save(step: newStep)
    }

    private func finish() {
        guard let level else {
            error = .levelMissing
            return
        }
        progress.markCompleted()
        route(.home(level: level))
    }

    private func enableReminders() async {
        guard !reminderDays.isEmpty else {
            error = .noReminderDays
            return
        }
        isWorking = true
        defer { isWorking = false }
        guard await ensurePermission() else {
            showsPermissionHint = true
            return
        }
        showsPermissionHint = false
        await reminders.cancelAll(prefix: Self.reminderPrefix)
        do {
            for day in reminderDays.sorted() {
                try await reminders.schedule(makeReminder(for: day))
            }
            advance()
        } catch {
            await reminders.cancelAll(prefix: Self.reminderPrefix)
            self.error = .schedulingFailed
        }
    }

    private func ensurePermission() async -> Bool {
        switch await permissions.currentPermission() {
        case .authorized: return true
        case .denied: return false
        case .notDetermined: return (try? await permissions.requestPermission()) ?? false
        }
    }

    /// Reminds the rower ahead of the outing, on the day before when the outing is just after midnight.
    private func makeReminder(for day: Weekday) -> OutingReminder {
        var minutes = outingHour * 60 + outingMinute - Self.leadMinutes
        var weekday = day
        if minutes < 0 {
            minutes += 24 * 60
            weekday = Weekday(rawValue: day.rawValue - 1) ?? .saturday
        }
        return OutingReminder(
            identifier: "\(Self.reminderPrefix)-\(day.rawValue)",
            weekday: weekday,
            hour: minutes / 60,
            minute: minutes % 60,
            body: String(format: "Outing at %02d:%02d - see you at the boathouse!", outingHour, outingMinute)
        )
    }
}
