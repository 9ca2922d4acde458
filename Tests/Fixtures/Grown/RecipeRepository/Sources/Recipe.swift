import Foundation

struct Recipe: Identifiable, Hashable, Codable, Sendable {
    enum Difficulty: String, Codable, Sendable, CaseIterable {
        case easy, medium, hard
    }

    struct Ingredient: Hashable, Codable, Sendable {
        let name: String
        let amount: Double?
        let unit: String?
    }

    let id: String
    let title: String
    let difficulty: Difficulty
    let totalMinutes: Int
    let ingredients: [Ingredient]
    let steps: [String]
    let imageURL: URL?
    let updatedAt: Date
}

enum RecipeError: Error, Equatable {
    case notFound(id: Recipe.ID)
    case malformed(id: Recipe.ID, field: String)
    case notCached(id: Recipe.ID)
    case offline
    case unavailable
}

/// What is written to disk: the model together with the moment it was fetched.
struct CachedRecipe: Hashable, Codable, Sendable {
    let recipe: Recipe
    let storedAt: Date

    func age(at date: Date) -> TimeInterval {
        date.timeIntervalSince(storedAt)
    }
}
