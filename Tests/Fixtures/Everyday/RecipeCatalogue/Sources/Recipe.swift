import Foundation

enum Diet: String, Codable, CaseIterable {
    case vegan, vegetarian, pescatarian, anything

    func allows(_ other: Diet) -> Bool {
        switch (self, other) {
        case (.anything, _): return true
        case (.vegan, .vegan): return true
        case (.vegetarian, .vegan), (.vegetarian, .vegetarian): return true
        case (.pescatarian, let dish): return dish != .anything
        default: return false
        }
    }
}

struct Recipe: Equatable {
    typealias ID = Int

    let id: ID
    let title: String
    let diet: Diet
    let minutes: Int
    let ingredients: [Ingredient]
    var isFavourite = false
}

struct Ingredient: Equatable, Codable {
    let name: String
    let grams: Double?
}

struct RecipeQuery: Hashable {
    var text: String?
    var diet: Diet = .anything
    var maximumMinutes: Int?
}

struct RecipeDTO: Codable {
    enum CodingKeys: String, CodingKey {
        case id, title, diet, ingredients
        case prepMinutes = "prep_minutes"
        case cookMinutes = "cook_minutes"
    }

    let id: Int
    let title: String
    let diet: Diet?
    let prepMinutes: Int
    let cookMinutes: Int?
    let ingredients: [Ingredient]
}

struct RecipePageDTO: Codable {
    let items: [RecipeDTO]
    let nextPage: Int?

    enum CodingKeys: String, CodingKey {
        case items
        case nextPage = "next_page"
    }
}

enum CatalogueError: Error, Equatable {
    case notFound(Recipe.ID)
    case malformed
    case signedOut
    case server(status: Int)
    case unavailable
}
