// testgen:fingerprint ab7c60db5cb5d3fe suite AlbumInteractor
import Foundation
import Testing
@testable import SwinjectSample

@Suite("AlbumInteractor", .serialized, .exclusiveContainer(reset: { AlbumInteractorTestFactory.resetDependencies() }))
@MainActor
struct AlbumInteractorTests {
    @Suite("Open")
    @MainActor
    struct Open {
        @Test("open throws what title throws when title fails")
        func openThrowsWhatTitleThrowsWhenTitleFails() {
            // MARK: - Arrange
            let deps = AlbumInteractorTestFactory.setupDependencies()
            let error = TestError.expected
            deps.api.titleThrowableError = error
            let sut = AlbumInteractorTestFactory.makeSUT(deps)

            // MARK: - Act
            #expect(throws: error) { try sut.open(id: 2) }

            // MARK: - Assert
            #expect(deps.api.titleCallsCount == 1)
            #expect(deps.api.titleReceivedId == 2)
        }

        @Test("open calls title and sets title")
        func openCallsTitleAndSetsTitle() throws {
            // MARK: - Arrange
            let deps = AlbumInteractorTestFactory.setupDependencies()
            deps.api.titleReturnValue = "title"
            let sut = AlbumInteractorTestFactory.makeSUT(deps)

            // MARK: - Act
            try sut.open(id: 2)

            // MARK: - Assert
            #expect(deps.api.titleCallsCount == 1)
            #expect(deps.api.titleReceivedId == 2)
            #expect(sut.title == "title")
        }
    }
}
