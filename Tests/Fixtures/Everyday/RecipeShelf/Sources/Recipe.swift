import Foundation

struct Recipe: Codable, Identifiable, Equatable, Sendable {
    let id: Int
    let title: String
    let minutes: Int
    let difficulty: Difficulty
    let ingredients: [Ingredient]
    var isFavourite = false

    enum Difficulty: Int, Codable, Sendable {
        case easy = 1
        case medium, hard
    }

    struct Ingredient: Codable, Equatable, Sendable {
        let name: String
        let grams: Double?
    }
}

extension Recipe {
    init?(dto: RecipeDTO) {
        guard let title = dto.title, !title.isEmpty, let difficulty = Difficulty(rawValue: dto.level) else {
            return nil
        }
        self.init(
            id: dto.id,
            title: title,
            minutes: dto.prepMinutes + (dto.cookMinutes ?? 0),
            difficulty: difficulty,
            ingredients: dto.ingredients.map { Ingredient(name: $0.key, grams: $0.value) }.sorted { $0.name < $1.name }
        )
    }

    /// Quick dishes first, then by name.
    static func menuOrder(_ lhs: Recipe, _ rhs: Recipe) -> Bool {
        if lhs.minutes != rhs.minutes { return lhs.minutes < rhs.minutes }
        return lhs.title < rhs.title
    }
}

struct RecipeDTO: Decodable, Equatable, Sendable {
    let id: Int
    let title: String?
    let prepMinutes: Int
    let cookMinutes: Int?
    let level: Int
    let ingredients: [String: Double?]
}

enum Course: Equatable, Sendable {
    case starter
    case main(vegetarian: Bool)
    case dessert

    var slug: String {
        switch self {
        case .starter: "starter"
        case .main(let vegetarian): vegetarian ? "main-veg" : "main"
        case .dessert: "dessert"
        }
    }
}

enum FetchPolicy: Sendable { case cacheFirst, reload, cacheOnly }

enum RepositoryError: Error, Equatable {
    case unavailable(underlying: String)
    case malformed(id: Recipe.ID)
    case favouritesFull(limit: Int)
}

enum FavouritesLimit {
    static let free = 3
}
