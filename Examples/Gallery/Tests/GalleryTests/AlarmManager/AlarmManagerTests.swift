// testgen:fingerprint 18e6c4306b6343b8 suite AlarmManager
import Foundation
import Testing
@testable import Gallery

@Suite("AlarmManager", .tags(.unit, .service))
struct AlarmManagerTests {
    @Suite("Choose")
    struct Choose {
        @Test("choose sets sound", arguments: [Sound.birds, .radio])
        func chooseSetsSound(sound: Sound) {
            // MARK: - Arrange
            let deps = AlarmManagerTestFactory.setupDependencies()
            let sut = AlarmManagerTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.choose(sound)

            // MARK: - Assert
            #expect(sut.sound == sound)
        }
    }

    @Suite("Set enabled")
    struct SetEnabled {
        @Test("setEnabled calls schedule and sets isEnabled when enabled is true")
        func setEnabledCallsScheduleAndSetsIsEnabledWhenEnabledIsTrue() throws {
            // MARK: - Arrange
            let deps = AlarmManagerTestFactory.setupDependencies()
            let sut = AlarmManagerTestFactory.makeSUT(deps)

            // MARK: - Act
            try sut.setEnabled(true, minute: 2)

            // MARK: - Assert
            #expect(deps.scheduler.scheduleCallsCount == 1)
            #expect(deps.scheduler.scheduleReceivedArguments?.minute == 2)
            #expect(deps.scheduler.scheduleReceivedArguments?.sound == Sound.bell)
            #expect(sut.isEnabled)
            #expect(deps.scheduler.cancelAllCallsCount == 0)
        }

        @Test("setEnabled throws what schedule throws when schedule fails and enabled is true")
        func setEnabledThrowsWhatScheduleThrowsWhenScheduleFailsAndEnabledIsTrue() {
            // MARK: - Arrange
            let deps = AlarmManagerTestFactory.setupDependencies()
            let error = GalleryError.offline
            deps.scheduler.scheduleThrowableError = error
            let sut = AlarmManagerTestFactory.makeSUT(deps)

            // MARK: - Act
            #expect(throws: error) { try sut.setEnabled(true, minute: 2) }

            // MARK: - Assert
            #expect(deps.scheduler.scheduleCallsCount == 1)
            #expect(deps.scheduler.scheduleReceivedArguments?.minute == 2)
            #expect(deps.scheduler.scheduleReceivedArguments?.sound == Sound.bell)
            #expect(deps.scheduler.cancelAllCallsCount == 0)
        }

        @Test("setEnabled calls cancelAll when enabled is false")
        func setEnabledCallsCancelAllWhenEnabledIsFalse() throws {
            // MARK: - Arrange
            let deps = AlarmManagerTestFactory.setupDependencies()
            let sut = AlarmManagerTestFactory.makeSUT(deps)
            let minute = 1

            // MARK: - Act
            try sut.setEnabled(false, minute: minute)

            // MARK: - Assert
            #expect(deps.scheduler.cancelAllCallsCount == 1)
            #expect(deps.scheduler.scheduleCallsCount == 0)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd 5jge6meaO dd0QKz7Nm F0_K-JCUw j4HH1-WTf ZGc8z9Ffd 2X6mjg8Hc efFVh-3PS
