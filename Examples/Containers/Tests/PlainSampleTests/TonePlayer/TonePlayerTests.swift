// testgen:fingerprint 15cc42683aaa0526 suite TonePlayer
import Foundation
import Testing
@testable import PlainSample

@Suite("TonePlayer")
struct TonePlayerTests {
    @Suite("Configure")
    struct Configure {
        @Test("configure is to be written", .disabled("Write what configure must do: nothing shows of what it does."))
        func configureIsToBeWritten() {
        }
    }

    @Suite("Play")
    struct Play {
        @Test("play calls decode and sets samples")
        func playCallsDecodeAndSetsSamples() throws {
            // MARK: - Arrange
            let deps = TonePlayerTestFactory.setupDependencies()
            let returnedDecode = [1]
            deps.decoder.decodeReturnValue = returnedDecode
            let sut = TonePlayerTestFactory.makeSUT(deps)

            // MARK: - Act
            try sut.play("name")

            // MARK: - Assert
            #expect(deps.decoder.decodeCallsCount == 1)
            #expect(deps.decoder.decodeReceivedName == "name")
            #expect(sut.samples == returnedDecode)
        }

        @Test("play throws what decode throws when decode fails")
        func playThrowsWhatDecodeThrowsWhenDecodeFails() {
            // MARK: - Arrange
            let deps = TonePlayerTestFactory.setupDependencies()
            let error = AlbumError.offline
            deps.decoder.decodeThrowableError = error
            let sut = TonePlayerTestFactory.makeSUT(deps)

            // MARK: - Act
            #expect(throws: error) { try sut.play("name") }

            // MARK: - Assert
            #expect(deps.decoder.decodeCallsCount == 1)
            #expect(deps.decoder.decodeReceivedName == "name")
        }
    }

    @Suite("Measure")
    struct Measure {
        @Test("measure calls measure and sets loudness")
        func measureCallsMeasureAndSetsLoudness() {
            // MARK: - Arrange
            let deps = TonePlayerTestFactory.setupDependencies()
            deps.meter.measureReturnValue = 2
            let sut = TonePlayerTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.measure(with: deps.meter)

            // MARK: - Assert
            #expect(deps.meter.measureCallsCount == 1)
            #expect(deps.meter.measureReceivedSamples == [])
            #expect(sut.loudness == 2)
        }
    }

    @Suite("Stop")
    struct Stop {
        @Test("stop calls playerDidStop")
        func stopCallsPlayerDidStop() {
            // MARK: - Arrange
            let deps = TonePlayerTestFactory.setupDependencies()
            let sut = TonePlayerTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.stop()

            // MARK: - Assert
            #expect(deps.delegate.playerDidStopCallsCount == 1)
            #expect(deps.delegate.playerDidStopReceivedSecond == 0)
        }

        @Test("stop calls playerDidStop and clears samples after play")
        func stopCallsPlayerDidStopAndClearsSamplesAfterPlay() throws {
            // MARK: - Arrange
            let deps = TonePlayerTestFactory.setupDependencies()
            let returnedDecode = [1]
            deps.decoder.decodeReturnValue = returnedDecode
            let sut = TonePlayerTestFactory.makeSUT(deps)
            let name = "name"
            try sut.play(name)

            // MARK: - Act
            sut.stop()

            // MARK: - Assert
            #expect(deps.delegate.playerDidStopCallsCount == 1)
            #expect(deps.delegate.playerDidStopReceivedSecond == returnedDecode.count)
            #expect(sut.samples == [])
        }
    }

    @Suite("Delegate")
    struct Delegate {
        @Test("delegate is the object that was set")
        func delegateIsTheObjectThatWasSet() {
            // MARK: - Arrange
            let deps = TonePlayerTestFactory.setupDependencies()

            // MARK: - Act
            let sut = TonePlayerTestFactory.makeSUT(deps)

            // MARK: - Assert
            #expect(sut.delegate === deps.delegate)
        }

        @Test("delegate is not kept alive")
        func delegateIsNotKeptAlive() {
            // MARK: - Arrange
            let deps = TonePlayerTestFactory.setupDependencies()
            let sut = TonePlayerTestFactory.makeSUT(deps)
            var delegate: PlayerDelegateMock? = PlayerDelegateMock()
            sut.delegate = delegate

            // MARK: - Act
            delegate = nil

            // MARK: - Assert
            #expect(sut.delegate == nil)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo X7gzq9CSp RuHFm1Chy 3V-jSW5Bl YjDHrtjC4 q1t2RrTfc p6cuRPK5i YLiLjK9o7
// testgen:parts BIaEiII-S AHMxobANd V6b58KqFR CyEJo9SqY yXcE2t9gC HIAZQBoDs 2FqlljPlo
