// testgen:fingerprint ffe19ece0e153eaf factory WeekPlan
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `WeekPlan`.
enum WeekPlanTestFactory {
    /// The doubles that stand for what `WeekPlan` is injected with.
    struct Dependencies {
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate

        return Dependencies(
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies(),
        week: CookingWeek = createMockCookingWeek()
    ) -> WeekPlan {
        return WeekPlan(week: week)
    }

    // MARK: - Mock data

    static func createMockCookingWeek(
        meals: [String] = [],
        plan: [CookingDay: String] = [:],
        isSaved: Bool = true
    ) -> CookingWeek {
        CookingWeek(meals: meals, plan: plan, isSaved: isSaved)
    }

    static func createMockCookingWeeks(count: Int = 3) -> [CookingWeek] {
        (0..<count).map { index in
            createMockCookingWeek(meals: ["meal \(index + 1)"])
        }
    }
}
