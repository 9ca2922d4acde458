import Foundation

struct RecipeDTO: Codable, Sendable {
    struct IngredientDTO: Codable, Sendable {
        let position: Int
        let name: String
        let amount: Double?
        let unit: String?
    }

    let id: String
    let title: String?
    let difficulty: String?
    let prepMinutes: Int?
    let cookMinutes: Int?
    let ingredients: [IngredientDTO]?
    let instructions: String?
    let imagePath: String?
    let updatedAt: TimeInterval
}

struct RecipeMapper: Sendable {
    var imageBaseURL = URL(string: "https://images.example.com/recipes/")!

    func recipe(from dto: RecipeDTO) throws -> Recipe {
        guard let title = dto.title?.trimmingCharacters(in: .whitespacesAndNewlines), !title.isEmpty else {
            throw RecipeError.malformed(id: dto.id, field: "title")
        }
        guard let ingredients = dto.ingredients, !ingredients.isEmpty else {
            throw RecipeError.malformed(id: dto.id, field: "ingredients")
        }
        return Recipe(
            id: dto.id,
            title: title,
            difficulty: dto.difficulty.flatMap { Recipe.Difficulty(rawValue: $0.lowercased()) } ?? .medium,
            totalMinutes: (dto.prepMinutes ?? 0) + (dto.cookMinutes ?? 0),
            ingredients:
                ingredients
                .sorted { $0.position < $1.position }
                .map { Recipe.Ingredient(name: $0.name, amount: $0.amount, unit: $0.unit?.nilIfBlank) },
            steps: (dto.instructions ?? "")
                .split(separator: "\n")
                .compactMap { String($0).nilIfBlank },
            imageURL: dto.imagePath.flatMap { URL(string: $0, relativeTo: imageBaseURL)?.absoluteURL },
            updatedAt: Date(timeIntervalSince1970: dto.updatedAt)
        )
    }
}

extension String {
    var nilIfBlank: String? {
        let trimmed = trimmingCharacters(in: .whitespaces)
        return trimmed.isEmpty ? nil : trimmed
    }
}
