// testgen:fingerprint 6466fb7ea67299bd suite AlbumPresenter
import Foundation
import Testing
@testable import SwinjectSample

@Suite("AlbumPresenter")
struct AlbumPresenterTests {
    @Suite("Show")
    struct Show {
        @Test("show calls title and sets heading")
        func showCallsTitleAndSetsHeading() {
            // MARK: - Arrange
            let deps = AlbumPresenterTestFactory.setupDependencies()
            deps.api.titleReturnValue = "title"
            let sut = AlbumPresenterTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.show(2)

            // MARK: - Assert
            #expect(deps.api.titleCallsCount == 1)
            #expect(deps.api.titleReceivedId == 2)
            #expect(sut.heading == "title")
        }

        @Test("show calls title and sets heading when title fails")
        func showCallsTitleAndSetsHeadingWhenTitleFails() {
            // MARK: - Arrange
            let deps = AlbumPresenterTestFactory.setupDependencies()
            let error = TestError.expected
            deps.api.titleThrowableError = error
            let sut = AlbumPresenterTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.show(2)

            // MARK: - Assert
            #expect(deps.api.titleCallsCount == 1)
            #expect(deps.api.titleReceivedId == 2)
            #expect(sut.heading == "?")
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm UrbOKKkps LOC1rMjCM 1IZhSq36u RAWTkQ93g NAS1IzP50
