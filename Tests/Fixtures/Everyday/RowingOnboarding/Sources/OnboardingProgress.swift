import Foundation

/// Persists the answers so that an interrupted onboarding resumes where it stopped.
@MainActor
struct OnboardingProgress {
    enum Key {
        static let step = "onboarding.step"
        static let level = "onboarding.level"
        static let goal = "onboarding.weeklyGoal"
        static let completedVersion = "onboarding.completedVersion"
    }

    static let currentVersion = 2

    let store: any KeyValueStoring

    var isCompleted: Bool {
        (store.integer(forKey: Key.completedVersion) ?? 0) >= Self.currentVersion
    }

    var savedStep: OnboardingStep? { store.string(forKey: Key.step).flatMap(OnboardingStep.init(rawValue:)) }
    var savedLevel: RowerLevel? { store.string(forKey: Key.level).flatMap(RowerLevel.init(rawValue:)) }
    var savedGoal: Int? { store.integer(forKey: Key.goal) }

    func save(step: OnboardingStep) { store.set(step.rawValue, forKey: Key.step) }
    func save(level: RowerLevel) { store.set(level.rawValue, forKey: Key.level) }
    func save(goal: Int) { store.set(goal, forKey: Key.goal) }

    func markCompleted() {
        store.set(Self.currentVersion, forKey: Key.completedVersion)
        store.removeValue(forKey: Key.step)
    }
}
