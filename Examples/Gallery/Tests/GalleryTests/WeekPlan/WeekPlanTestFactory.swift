// testgen:fingerprint 8da125202c479b75 factory WeekPlan
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
// testgen:parts Nlfgu7dRd n85PsSqjM IQdLFmBh4 ZOAwaCcOO 5jAlY1Iv5 JTr99ENFK KMXN-V_Za
