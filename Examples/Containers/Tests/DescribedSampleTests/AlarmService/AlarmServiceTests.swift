// testgen:fingerprint b236b138845a3d33 suite AlarmService
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
