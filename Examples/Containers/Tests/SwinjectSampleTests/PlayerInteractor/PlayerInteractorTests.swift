// testgen:fingerprint 687bfdf500622191 suite PlayerInteractor
import Foundation
import Testing
@testable import SwinjectSample

@Suite("PlayerInteractor")
struct PlayerInteractorTests {
    @Suite("Start")
    struct Start {
        @Test("start calls play and sets isPlaying")
        func startCallsPlayAndSetsIsPlaying() {
            // MARK: - Arrange
            let deps = PlayerInteractorTestFactory.setupDependencies()
            let titles = ["titles"]
            deps.playlist.titles = titles
            deps.engine.playReturnValue = true
            let sut = PlayerInteractorTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.start()

            // MARK: - Assert
            #expect(deps.engine.playCallsCount == 1)
            #expect(deps.engine.playReceivedTitle == "titles")
            #expect(sut.isPlaying)
        }

        @Test("start calls play and sets isPlaying when play is true")
        func startCallsPlayAndSetsIsPlayingWhenPlayIsTrue() {
            // MARK: - Arrange
            let deps = PlayerInteractorTestFactory.setupDependencies()
            let titles = ["titles", "titles 2"]
            deps.playlist.titles = titles
            deps.engine.playReturnValue = true
            let sut = PlayerInteractorTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.start()

            // MARK: - Assert
            #expect(deps.engine.playCallsCount == 1)
            #expect(deps.engine.playReceivedTitle == "titles")
            #expect(sut.isPlaying)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm UrbOKKkps NlgmmAhsK sauDQCs4Q u7Bv3OK_G lTxOpiTz_
