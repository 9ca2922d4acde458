import Foundation

enum PlannerFlag: String, Sendable {
    case surprise
    case shoppingList
    case largeHouseholds
}

enum PlannerError: Error, Equatable {
    case offline
    case conflict(latest: [Weekday: String])
    case planLimitReached
}

struct PlannerEvent: Equatable, Sendable {
    let name: String
    var properties: [String: String] = [:]
}

protocol MealService: Sendable {
    func meals() async throws -> [Meal]
    func plan() async throws -> [Weekday: String]
    func save(_ plan: [Weekday: String], servings: Int) async throws
}

@MainActor
protocol PlannerAnalytics: AnyObject {
    func record(_ event: PlannerEvent)
}

@MainActor
protocol PlannerFlags: AnyObject {
    func isOn(_ flag: PlannerFlag) -> Bool
}
