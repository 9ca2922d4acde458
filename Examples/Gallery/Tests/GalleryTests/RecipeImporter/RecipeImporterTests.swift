// testgen:fingerprint b2fff5ba808a5754 suite RecipeImporter
import Foundation
import Testing
@testable import Gallery

@Suite("RecipeImporter", .tags(.unit))
struct RecipeImporterTests {
    @Suite("Import recipe")
    struct ImportRecipe {
        @Test("importRecipe calls keep and sets last")
        func importRecipeCallsKeepAndSetsLast() async throws {
            // MARK: - Arrange
            let deps = RecipeImporterTestFactory.setupDependencies()
            let returnedRecipe = RecipeImporterTestFactory.createMockRecipeDTO(title: "title")
            deps.server.recipeReturnValue = returnedRecipe
            let sut = RecipeImporterTestFactory.makeSUT(deps)
            let importedRecipe = try ImportedRecipe(dto: returnedRecipe)

            // MARK: - Act
            let result = try await sut.importRecipe(id: 2)

            // MARK: - Assert
            #expect(deps.server.recipeReceivedId == 2)
            #expect(deps.shelf.keepCallsCount == 1)
            #expect(deps.shelf.keepReceivedRecipes == [importedRecipe])
            #expect(result == importedRecipe)
            #expect(sut.last == importedRecipe)
        }

        @Test("importRecipe throws what keep throws when keep fails")
        func importRecipeThrowsWhatKeepThrowsWhenKeepFails() async throws {
            // MARK: - Arrange
            let deps = RecipeImporterTestFactory.setupDependencies()
            let returnedRecipe = RecipeImporterTestFactory.createMockRecipeDTO(title: "title")
            deps.server.recipeReturnValue = returnedRecipe
            let error = GalleryError.offline
            deps.shelf.keepThrowableError = error
            let sut = RecipeImporterTestFactory.makeSUT(deps)
            let importedRecipe = try ImportedRecipe(dto: returnedRecipe)

            // MARK: - Act
            await #expect(throws: error) { _ = try await sut.importRecipe(id: 2) }

            // MARK: - Assert
            #expect(deps.server.recipeReceivedId == 2)
            #expect(deps.shelf.keepCallsCount == 1)
            #expect(deps.shelf.keepReceivedRecipes == [importedRecipe])
        }

        @Test("importRecipe throws when recipe title is empty")
        func importRecipeThrowsWhenRecipeTitleIsEmpty() async {
            // MARK: - Arrange
            let deps = RecipeImporterTestFactory.setupDependencies()
            let returnedRecipe = RecipeImporterTestFactory.createMockRecipeDTO(id: 3, title: "")
            deps.server.recipeReturnValue = returnedRecipe
            let sut = RecipeImporterTestFactory.makeSUT(deps)

            // MARK: - Act
            await #expect(throws: RecipeImportError.untitled(3)) { _ = try await sut.importRecipe(id: 2) }

            // MARK: - Assert
            #expect(deps.server.recipeReceivedId == 2)
        }
    }

    @Suite("Label")
    struct Label {
        @Test("label calls label")
        func labelCallsLabel() {
            // MARK: - Arrange
            let deps = RecipeImporterTestFactory.setupDependencies()
            let sut = RecipeImporterTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.label(2, with: "text")

            // MARK: - Assert
            #expect(deps.shelf.labelCallsCount == 1)
            #expect(deps.shelf.labelReceivedArguments?.id == 2)
            #expect(deps.shelf.labelReceivedArguments?.labels == [RecipeLabel("text")!])
        }

        @Test("label does not call label when text is empty")
        func labelDoesNotCallLabelWhenTextIsEmpty() {
            // MARK: - Arrange
            let deps = RecipeImporterTestFactory.setupDependencies()
            let sut = RecipeImporterTestFactory.makeSUT(deps)
            let id = 1

            // MARK: - Act
            sut.label(id, with: "")

            // MARK: - Assert
            #expect(deps.shelf.labelCallsCount == 0)
        }
    }
}
