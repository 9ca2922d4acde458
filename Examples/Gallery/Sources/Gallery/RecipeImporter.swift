/// A recipe as the server sends it.
struct RecipeDTO: Equatable {
    let id: Int
    let title: String
}

/// A recipe, of which the title is known.
struct ImportedRecipe: Equatable {
    let id: Int
    let title: String
}

extension ImportedRecipe {
    init(dto: RecipeDTO) throws {
        guard !dto.title.isEmpty else { throw RecipeImportError.untitled(dto.id) }
        self.init(id: dto.id, title: dto.title)
    }
}

/// A word by which recipes are found.
struct RecipeLabel: Equatable {
    let text: String

    init?(_ text: String) {
        guard !text.isEmpty else { return nil }
        self.text = text
    }
}

/// Why a recipe is not imported.
enum RecipeImportError: Error, Equatable {
    case untitled(Int)
    case unknown(Int)
}

/// Gives recipes of the server.
protocol RecipeServing {
    func recipe(id: Int) async throws -> RecipeDTO?
}

/// Keeps recipes and their labels.
protocol RecipeKeeping {
    func recipe(id: Int) async -> ImportedRecipe?
    func keep(_ recipes: [ImportedRecipe]) async throws
    func label(_ id: Int, with labels: [RecipeLabel])
}

/// Imports recipes: values whose initialisers may throw or fail.
final class RecipeImporter {
    private let server: any RecipeServing
    private let shelf: any RecipeKeeping
    private(set) var last: ImportedRecipe?

    init(server: any RecipeServing, shelf: any RecipeKeeping) {
        self.server = server
        self.shelf = shelf
    }

    func importRecipe(id: Int) async throws -> ImportedRecipe {
        if let known = await shelf.recipe(id: id), known.title != "?" { return known }
        guard let dto = try await server.recipe(id: id) else { throw RecipeImportError.unknown(id) }
        let recipe = try ImportedRecipe(dto: dto)
        try await shelf.keep([recipe])
        last = recipe
        return recipe
    }

    func label(_ id: Int, with text: String) {
        guard let label = RecipeLabel(text) else { return }
        shelf.label(id, with: [label])
    }
}
