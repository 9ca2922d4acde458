// testgen:fingerprint 0e71b5adcc849c30 suite PlayerMachine
import Foundation
import Testing
@testable import Gallery

@Suite("PlayerMachine", .tags(.unit))
struct PlayerMachineTests {
    @Suite("Handle")
    struct Handle {
        @Test("handle calls start and sets state to playing when event is play")
        func handleCallsStartAndSetsStateToPlayingWhenEventIsPlay() {
            // MARK: - Arrange
            let deps = PlayerMachineTestFactory.setupDependencies()
            let sut = PlayerMachineTestFactory.makeSUT(deps)
            let event = PlayerMachine.Event.play(track: "event")

            // MARK: - Act
            sut.handle(event)

            // MARK: - Assert
            #expect(deps.engine.startCallsCount == 1)
            #expect(deps.engine.startReceivedTrack == "event")
            #expect(sut.state == PlayerMachine.State.playing(track: "event"))
            #expect(deps.engine.stopCallsCount == 0)
            #expect(deps.engine.pauseCallsCount == 0)
        }

        @Test("handle calls start when start fails and event is play")
        func handleCallsStartWhenStartFailsAndEventIsPlay() {
            // MARK: - Arrange
            let deps = PlayerMachineTestFactory.setupDependencies()
            let error = GalleryError.offline
            deps.engine.startThrowableError = error
            let sut = PlayerMachineTestFactory.makeSUT(deps)
            let event = PlayerMachine.Event.play(track: "event")

            // MARK: - Act
            sut.handle(event)

            // MARK: - Assert
            #expect(deps.engine.startCallsCount == 1)
            #expect(deps.engine.startReceivedTrack == "event")
            #expect(deps.engine.stopCallsCount == 0)
            #expect(deps.engine.pauseCallsCount == 0)
        }

        @Test("handle sets ignored", arguments: [PlayerMachine.Event.pause, .resume])
        func handleSetsIgnored(event: PlayerMachine.Event) {
            // MARK: - Arrange
            let deps = PlayerMachineTestFactory.setupDependencies()
            let sut = PlayerMachineTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.handle(event)

            // MARK: - Assert
            #expect(sut.ignored == 1)
            #expect(deps.engine.startCallsCount == 0)
            #expect(deps.engine.stopCallsCount == 0)
        }

        @Test("handle calls stop when event is stop")
        func handleCallsStopWhenEventIsStop() {
            // MARK: - Arrange
            let deps = PlayerMachineTestFactory.setupDependencies()
            let sut = PlayerMachineTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.handle(PlayerMachine.Event.stop)

            // MARK: - Assert
            #expect(deps.engine.stopCallsCount == 1)
            #expect(deps.engine.startCallsCount == 0)
            #expect(deps.engine.pauseCallsCount == 0)
        }

        @Test("handle sets volume when event is mute")
        func handleSetsVolumeWhenEventIsMute() {
            // MARK: - Arrange
            let deps = PlayerMachineTestFactory.setupDependencies()
            let sut = PlayerMachineTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.handle(PlayerMachine.Event.mute)

            // MARK: - Assert
            #expect(deps.engine.volume == 0.0)
            #expect(deps.engine.startCallsCount == 0)
            #expect(deps.engine.stopCallsCount == 0)
        }

        @Test("handle calls start and sets state to stopped when start fails and event is play after handle")
        func handleCallsStartAndSetsStateToStoppedWhenStartFailsAndEventIsPlayAfterHandle() {
            // MARK: - Arrange
            let deps = PlayerMachineTestFactory.setupDependencies()
            let sut = PlayerMachineTestFactory.makeSUT(deps)
            let event = PlayerMachine.Event.play(track: "event")
            sut.handle(event)
            let error = GalleryError.offline
            deps.engine.startThrowableError = error
            let event2 = PlayerMachine.Event.play(track: "event 2")

            // MARK: - Act
            sut.handle(event2)

            // MARK: - Assert
            #expect(deps.engine.startCallsCount == 2)
            #expect(deps.engine.startReceivedTrack == "event 2")
            #expect(sut.state == PlayerMachine.State.stopped)
            #expect(deps.engine.stopCallsCount == 0)
            #expect(deps.engine.pauseCallsCount == 0)
        }

        @Test("handle calls pause and sets state to paused when event is pause after handle")
        func handleCallsPauseAndSetsStateToPausedWhenEventIsPauseAfterHandle() {
            // MARK: - Arrange
            let deps = PlayerMachineTestFactory.setupDependencies()
            let sut = PlayerMachineTestFactory.makeSUT(deps)
            let event = PlayerMachine.Event.play(track: "event")
            sut.handle(event)

            // MARK: - Act
            sut.handle(PlayerMachine.Event.pause)

            // MARK: - Assert
            #expect(deps.engine.pauseCallsCount == 1)
            #expect(sut.state == PlayerMachine.State.paused(track: "event"))
            #expect(deps.engine.startCallsCount == 1)
            #expect(deps.engine.stopCallsCount == 0)
        }

        @Test("handle calls stop and sets state to stopped when event is stop after handle")
        func handleCallsStopAndSetsStateToStoppedWhenEventIsStopAfterHandle() {
            // MARK: - Arrange
            let deps = PlayerMachineTestFactory.setupDependencies()
            let sut = PlayerMachineTestFactory.makeSUT(deps)
            let event = PlayerMachine.Event.play(track: "event")
            sut.handle(event)

            // MARK: - Act
            sut.handle(PlayerMachine.Event.stop)

            // MARK: - Assert
            #expect(deps.engine.stopCallsCount == 1)
            #expect(sut.state == PlayerMachine.State.stopped)
            #expect(deps.engine.startCallsCount == 1)
            #expect(deps.engine.pauseCallsCount == 0)
        }

        @Test("handle calls resume and sets state to playing when event is resume after handle and handle")
        func handleCallsResumeAndSetsStateToPlayingWhenEventIsResumeAfterHandleAndHandle() {
            // MARK: - Arrange
            let deps = PlayerMachineTestFactory.setupDependencies()
            let sut = PlayerMachineTestFactory.makeSUT(deps)
            let event = PlayerMachine.Event.play(track: "event")
            sut.handle(event)
            sut.handle(PlayerMachine.Event.pause)

            // MARK: - Act
            sut.handle(PlayerMachine.Event.resume)

            // MARK: - Assert
            #expect(deps.engine.resumeCallsCount == 1)
            #expect(sut.state == PlayerMachine.State.playing(track: "event"))
            #expect(deps.engine.startCallsCount == 1)
            #expect(deps.engine.stopCallsCount == 0)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd gAYxn5M-w v2FtucEIF YJVr34hR0 frwSiG71r YPRZxvMQ9 ISX8dhbmY ASoIOrWZc
// testgen:parts ukXkMPzJK qkcvdgIek _vZW23e-f mMI4l95f2
