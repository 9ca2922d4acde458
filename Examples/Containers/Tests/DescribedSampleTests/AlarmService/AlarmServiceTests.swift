// testgen:fingerprint 81d1145a7d06bd26 suite AlarmService
import Foundation
import Testing
@testable import DescribedSample

@Suite("AlarmService", .serialized, .exclusiveContainer(reset: { AlarmServiceTestFactory.resetDependencies() }))
@MainActor
struct AlarmServiceTests {
    @Suite("Trigger")
    @MainActor
    struct Trigger {
        @Test("trigger calls sound and sets isLoud when armed")
        func triggerCallsSoundAndSetsIsLoudWhenArmed() {
            // MARK: - Arrange
            let deps = AlarmServiceTestFactory.setupDependencies()
            deps.watch.underlyingIsArmed = true
            deps.siren.soundReturnValue = true
            let sut = AlarmServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.trigger()

            // MARK: - Assert
            #expect(deps.siren.soundCallsCount == 1)
            #expect(deps.siren.soundReceivedTimes == 3)
            #expect(sut.isLoud)
        }

        @Test("trigger does not call sound when not armed")
        func triggerDoesNotCallSoundWhenNotArmed() {
            // MARK: - Arrange
            let deps = AlarmServiceTestFactory.setupDependencies()
            deps.watch.underlyingIsArmed = false
            let sut = AlarmServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.trigger()

            // MARK: - Assert
            #expect(deps.siren.soundCallsCount == 0)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm HI3tXa1XC Z1-fTO4N_ 0dfZzA8GN UZjp6mK5q pK_9hFOb_
