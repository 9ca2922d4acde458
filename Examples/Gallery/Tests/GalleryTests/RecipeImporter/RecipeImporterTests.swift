// testgen:fingerprint 721dc87dfa35353d suite RecipeImporter
import Foundation
import Testing
@testable import Gallery

@Suite("RecipeImporter", .tags(.unit))
struct RecipeImporterTests {
    @Suite("Import recipe")
    struct ImportRecipe {
        @Test("importRecipe calls recipe and keep")
        func importRecipeCallsRecipeAndKeep() async throws {
            // MARK: - Arrange
            let deps = RecipeImporterTestFactory.setupDependencies()
            let dto = RecipeImporterTestFactory.createMockRecipeDTO(id: 2, title: "title")
            deps.server.recipeReturnValue = dto
            let known = RecipeImporterTestFactory.createMockImportedRecipe(title: "?")
            deps.shelf.recipeReturnValue = known
            let sut = RecipeImporterTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = try await sut.importRecipe(id: 3)

            // MARK: - Assert
            #expect(deps.shelf.recipeReceivedId == 3)
            #expect(deps.server.recipeCallsCount == 1)
            #expect(deps.server.recipeReceivedId == 3)
            #expect(deps.shelf.keepCallsCount == 1)
            #expect(deps.shelf.keepReceivedRecipes?.count == 1)
            #expect(deps.shelf.keepReceivedRecipes?.first?.id == 2)
            #expect(deps.shelf.keepReceivedRecipes?.first?.title == "title")
            #expect(result.id == 2)
            #expect(result.title == "title")
            #expect(sut.last?.id == 2)
            #expect(sut.last?.title == "title")
        }

        @Test("importRecipe throws what keep throws when keep fails")
        func importRecipeThrowsWhatKeepThrowsWhenKeepFails() async {
            // MARK: - Arrange
            let deps = RecipeImporterTestFactory.setupDependencies()
            let dto = RecipeImporterTestFactory.createMockRecipeDTO(id: 3, title: "title")
            deps.server.recipeReturnValue = dto
            let known = RecipeImporterTestFactory.createMockImportedRecipe(title: "?")
            deps.shelf.recipeReturnValue = known
            let error = GalleryError.offline
            deps.shelf.keepThrowableError = error
            let sut = RecipeImporterTestFactory.makeSUT(deps)

            // MARK: - Act
            await #expect(throws: error) { _ = try await sut.importRecipe(id: 2) }

            // MARK: - Assert
            #expect(deps.shelf.recipeReceivedId == 2)
            #expect(deps.server.recipeCallsCount == 1)
            #expect(deps.server.recipeReceivedId == 2)
            #expect(deps.shelf.keepCallsCount == 1)
            #expect(deps.shelf.keepReceivedRecipes?.count == 1)
            #expect(deps.shelf.keepReceivedRecipes?.first?.id == 3)
            #expect(deps.shelf.keepReceivedRecipes?.first?.title == "title")
        }

        @Test("importRecipe throws untitled when recipe title is empty")
        func importRecipeThrowsUntitledWhenRecipeTitleIsEmpty() async {
            // MARK: - Arrange
            let deps = RecipeImporterTestFactory.setupDependencies()
            let dto = RecipeImporterTestFactory.createMockRecipeDTO(id: 3, title: "")
            deps.server.recipeReturnValue = dto
            let known = RecipeImporterTestFactory.createMockImportedRecipe(title: "?")
            deps.shelf.recipeReturnValue = known
            let sut = RecipeImporterTestFactory.makeSUT(deps)

            // MARK: - Act
            await #expect(throws: RecipeImportError.untitled(3)) { _ = try await sut.importRecipe(id: 2) }

            // MARK: - Assert
            #expect(deps.shelf.recipeReceivedId == 2)
            #expect(deps.server.recipeCallsCount == 1)
            #expect(deps.server.recipeReceivedId == 2)
            #expect(deps.shelf.keepCallsCount == 0)
        }

        @Test("importRecipe throws unknown when recipe is nil")
        func importRecipeThrowsUnknownWhenRecipeIsNil() async {
            // MARK: - Arrange
            let deps = RecipeImporterTestFactory.setupDependencies()
            deps.server.recipeReturnValue = nil
            let known = RecipeImporterTestFactory.createMockImportedRecipe(title: "?")
            deps.shelf.recipeReturnValue = known
            let sut = RecipeImporterTestFactory.makeSUT(deps)

            // MARK: - Act
            await #expect(throws: RecipeImportError.unknown(2)) { _ = try await sut.importRecipe(id: 2) }

            // MARK: - Assert
            #expect(deps.shelf.recipeReceivedId == 2)
            #expect(deps.server.recipeCallsCount == 1)
            #expect(deps.server.recipeReceivedId == 2)
            #expect(deps.shelf.keepCallsCount == 0)
        }

        @Test("importRecipe throws what recipe throws when recipe fails")
        func importRecipeThrowsWhatRecipeThrowsWhenRecipeFails() async {
            // MARK: - Arrange
            let deps = RecipeImporterTestFactory.setupDependencies()
            let known = RecipeImporterTestFactory.createMockImportedRecipe(title: "?")
            deps.shelf.recipeReturnValue = known
            let error = GalleryError.offline
            deps.server.recipeThrowableError = error
            let sut = RecipeImporterTestFactory.makeSUT(deps)

            // MARK: - Act
            await #expect(throws: error) { _ = try await sut.importRecipe(id: 2) }

            // MARK: - Assert
            #expect(deps.shelf.recipeReceivedId == 2)
            #expect(deps.server.recipeCallsCount == 1)
            #expect(deps.server.recipeReceivedId == 2)
            #expect(deps.shelf.keepCallsCount == 0)
        }

        @Test("importRecipe returns the result")
        func importRecipeReturnsTheResult() async throws {
            // MARK: - Arrange
            let deps = RecipeImporterTestFactory.setupDependencies()
            let known = RecipeImporterTestFactory.createMockImportedRecipe(title: "title")
            deps.shelf.recipeReturnValue = known
            let sut = RecipeImporterTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = try await sut.importRecipe(id: 2)

            // MARK: - Assert
            #expect(deps.shelf.recipeReceivedId == 2)
            #expect(result == known)
            #expect(deps.server.recipeCallsCount == 0)
            #expect(deps.shelf.keepCallsCount == 0)
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
            #expect(deps.shelf.labelReceivedArguments?.labels.count == 1)
            #expect(deps.shelf.labelReceivedArguments?.labels.first?.text == "text")
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
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd Agrfw_i0r ibxMTZCSt 0QfWpCOma oG5DZ8Ouj mWwtcNHq_ T64_hBUE6 n7oAVo99F
// testgen:parts RVLJsLwq6 empg96ADm wq-xY4GkU rqoQlle9G
