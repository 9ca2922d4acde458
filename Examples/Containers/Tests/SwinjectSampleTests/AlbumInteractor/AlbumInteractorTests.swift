// testgen:fingerprint 16a9b66078cb25b3 suite AlbumInteractor
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
// testgen:parts qxkweZMJ9 WQsXN40pm UrbOKKkps 1gomQ3S0o Fb3HfhnSA 384eJXiyL xWZosVKCo
