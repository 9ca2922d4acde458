// testgen:fingerprint 1c1da130085729fc factory RecipeImporter
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

    static func createMockImportedRecipe(id: Int = 1, title: String = "Recipe title") -> ImportedRecipe {
        ImportedRecipe(id: id, title: title)
    }

    static func createMockImportedRecipes(count: Int = 3) -> [ImportedRecipe] {
        (0..<count).map { index in
            createMockImportedRecipe(id: index + 1)
        }
    }

    static func createMockRecipeDTO(id: Int = 1, title: String = "Recipe title") -> RecipeDTO {
        RecipeDTO(id: id, title: title)
    }

    static func createMockRecipeDTOs(count: Int = 3) -> [RecipeDTO] {
        (0..<count).map { index in
            createMockRecipeDTO(id: index + 1)
        }
    }
}
// testgen:parts Nlfgu7dRd cUkYhkiBz m39rCoeUI BlIQQA3El b3SXSNC_G d6_AhxEg2 tp2lar9Lm t-xe1u9Gh GGrK_mVWm 6Qyz2p2JZ
// testgen:parts dCVbzC705
