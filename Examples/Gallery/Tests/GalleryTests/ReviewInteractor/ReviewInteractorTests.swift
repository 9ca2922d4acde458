// testgen:fingerprint c7c1b922355b7929 suite ReviewInteractor
import Foundation
import Testing
@testable import Gallery

@Suite("ReviewInteractor", .tags(.unit))
struct ReviewInteractorTests {
    @Suite("Application did launch")
    struct ApplicationDidLaunch {
        @Test("applicationDidLaunch sets launches when lastVersion is the same")
        func applicationDidLaunchSetsLaunchesWhenLastVersionIsTheSame() {
            // MARK: - Arrange
            let deps = ReviewInteractorTestFactory.setupDependencies()
            let version = "version"
            deps.counter.lastVersion = version
            deps.counter.underlyingLaunches = 4
            let sut = ReviewInteractorTestFactory.makeSUT(deps, version: version)

            // MARK: - Act
            sut.applicationDidLaunch()

            // MARK: - Assert
            #expect(deps.counter.launches == 5)
            #expect(deps.prompt.askCallsCount == 0)
        }

        @Test("applicationDidLaunch calls ask and sets launches")
        func applicationDidLaunchCallsAskAndSetsLaunches() {
            // MARK: - Arrange
            let deps = ReviewInteractorTestFactory.setupDependencies()
            deps.counter.lastVersion = "lastVersion"
            deps.counter.underlyingLaunches = 4
            let sut = ReviewInteractorTestFactory.makeSUT(deps, version: "version")

            // MARK: - Act
            sut.applicationDidLaunch()

            // MARK: - Assert
            #expect(deps.prompt.askCallsCount == 1)
            #expect(deps.counter.launches == 0)
            #expect(deps.counter.lastVersion == "version")
        }

        @Test("applicationDidLaunch sets launches when launches is 3")
        func applicationDidLaunchSetsLaunchesWhenLaunchesIs3() {
            // MARK: - Arrange
            let deps = ReviewInteractorTestFactory.setupDependencies()
            deps.counter.underlyingLaunches = 3
            let sut = ReviewInteractorTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.applicationDidLaunch()

            // MARK: - Assert
            #expect(deps.counter.launches == 4)
            #expect(deps.prompt.askCallsCount == 0)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd PDsuj_YCR AjOCnLoPi bPKgkhKij osAmRW-p- h025f3fJb
