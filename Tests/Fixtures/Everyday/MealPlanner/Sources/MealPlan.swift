import Foundation

enum Weekday: Int, CaseIterable, Comparable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    static func < (lhs: Weekday, rhs: Weekday) -> Bool { lhs.rawValue < rhs.rawValue }
}

struct Meal: Equatable, Sendable, Identifiable {
    struct Ingredient: Hashable, Sendable {
        let name: String
        let grams: Int
    }

    let id: String
    let name: String
    let minutes: Int
    let ingredients: [Ingredient]
    var isVegetarian = false
}

struct PlannerState: Equatable, Sendable {
    enum Phase: Equatable, Sendable {
        case idle
        case loading
        case ready
        case failed(String)
    }

    enum Sheet: Equatable, Sendable {
        case picker(Weekday)
        case shoppingList([Meal.Ingredient])
        case upgrade
    }

    var phase: Phase = .idle
    var meals: [Meal] = []
    var plan: [Weekday: String] = [:]
    var servings = 2
    var vegetarianOnly = false
    var sheet: Sheet?
    var isSaved = true
    var isSaving = false
    var notice: String?
}

enum PlannerAction: Equatable, Sendable {
    case appeared
    case retry
    case dayTapped(Weekday)
    case mealPicked(Meal.ID)
    case mealRemoved(Weekday)
    case swapped(Weekday, Weekday)
    case servingsChanged(Int)
    case vegetarianToggled
    case surpriseTapped
    case shoppingTapped
    case saveTapped
    case undoTapped
    case sheetDismissed
}
