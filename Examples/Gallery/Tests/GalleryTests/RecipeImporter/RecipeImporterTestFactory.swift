// testgen:fingerprint 33534c60c4bf6da9 factory RecipeImporter
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `RecipeImporter`.
enum RecipeImporterTestFactory {
    /// The doubles that stand for what `RecipeImporter` is injected with.
    struct Dependencies {
        let server: RecipeServingMock
        let shelf: RecipeKeepingMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let server = RecipeServingMock()
        let shelf = RecipeKeepingMock()

        // 2. Defaults, so that the SUT can be made
        server.recipeReturnValue = createMockRecipeDTO()

        return Dependencies(
            server: server,
            shelf: shelf
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> RecipeImporter {
        return RecipeImporter(server: dependencies.server, shelf: dependencies.shelf)
    }

    // MARK: - Mock data

    static func createMockRecipeDTO(id: Int = 1, title: String = "Recipe title") -> RecipeDTO {
        RecipeDTO(id: id, title: title)
    }

    static func createMockRecipeDTOs(count: Int = 3) -> [RecipeDTO] {
        (0..<count).map { index in
            createMockRecipeDTO(id: index + 1)
        }
    }
}
