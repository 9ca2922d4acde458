// testgen:fingerprint 62fd08a563783373 suite AlbumInteractor
import Foundation
import Testing
@testable import SwinjectSample

@Suite("AlbumInteractor", .serialized, .exclusiveContainer(reset: { AlbumInteractorTestFactory.resetDependencies() }))
@MainActor
struct AlbumInteractorTests {
    @Suite("Open")
    @MainActor
    struct Open {
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
