/// A day on which somebody cooks.
enum CookingDay: Int, CaseIterable, Sendable {
    case monday, tuesday, wednesday
}

/// What is cooked when, and what there is to cook.
struct CookingWeek: Equatable, Sendable {
    var meals: [String] = []
    var plan: [CookingDay: String] = [:]
    var isSaved = true
}

/// Changes a week that was planned before.
final class WeekPlan {
    private(set) var week: CookingWeek

    init(week: CookingWeek) {
        self.week = week
    }

    func pick(_ meal: String, on day: CookingDay) {
        guard week.meals.contains(meal), week.plan[day] != meal else { return }
        week.plan[day] = meal
        week.isSaved = false
    }

    func swap(_ first: CookingDay, _ second: CookingDay) {
        guard first != second else { return }
        let meal = week.plan[first]
        week.plan[first] = week.plan[second]
        week.plan[second] = meal
    }
}
