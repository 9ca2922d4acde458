// testgen:fingerprint 8e836a69ac8c1d71 suite WatchlistViewModel
import FactoryTesting
import Foundation
import Testing
@testable import Watchlist

@Suite("WatchlistViewModel", .tags(.unit, .viewModel), .container)
@MainActor
struct WatchlistViewModelTests {
    @Suite("Load")
    @MainActor
    struct Load {
        @Test("load calls followedShows and sets shows")
        func loadCallsFollowedShowsAndSetsShows() {
            // MARK: - Arrange
            let deps = WatchlistTestFactory.setupDependencies()
            let returnedFollowedShows = [WatchlistTestFactory.createMockFollowedShow()]
            deps.repository.followedShowsReturnValue = returnedFollowedShows
            let sut = WatchlistTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.load()

            // MARK: - Assert
            #expect(deps.repository.followedShowsCallsCount == 1)
            #expect(sut.shows == returnedFollowedShows)
        }

        @Test("load calls followedShows and sets errorMessage when followedShows fails")
        func loadCallsFollowedShowsAndSetsErrorMessageWhenFollowedShowsFails() {
            // MARK: - Arrange
            let deps = WatchlistTestFactory.setupDependencies()
            let error = WatchlistError.signedOut
            deps.repository.followedShowsThrowableError = error
            let sut = WatchlistTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.load()

            // MARK: - Assert
            #expect(deps.repository.followedShowsCallsCount == 1)
            #expect(sut.errorMessage == "The list could not be loaded.")
        }

        @Test("load calls followedShows and clears shows when followedShows fails after load")
        func loadCallsFollowedShowsAndClearsShowsWhenFollowedShowsFailsAfterLoad() {
            // MARK: - Arrange
            let deps = WatchlistTestFactory.setupDependencies()
            let returnedFollowedShows = [WatchlistTestFactory.createMockFollowedShow()]
            deps.repository.followedShowsReturnValue = returnedFollowedShows
            let sut = WatchlistTestFactory.makeSUT(deps)
            sut.load()
            let error = WatchlistError.signedOut
            deps.repository.followedShowsThrowableError = error

            // MARK: - Act
            sut.load()

            // MARK: - Assert
            #expect(deps.repository.followedShowsCallsCount == 2)
            #expect(sut.shows == [])
            #expect(sut.errorMessage == "The list could not be loaded.")
        }

        @Test("load calls followedShows and sets shows after load")
        func loadCallsFollowedShowsAndSetsShowsAfterLoad() {
            // MARK: - Arrange
            let deps = WatchlistTestFactory.setupDependencies()
            let error = WatchlistError.signedOut
            deps.repository.followedShowsThrowableError = error
            let sut = WatchlistTestFactory.makeSUT(deps)
            sut.load()
            let returnedFollowedShows = [WatchlistTestFactory.createMockFollowedShow()]
            deps.repository.followedShowsReturnValue = returnedFollowedShows
            deps.repository.followedShowsThrowableError = nil

            // MARK: - Act
            sut.load()

            // MARK: - Assert
            #expect(deps.repository.followedShowsCallsCount == 2)
            #expect(sut.shows == returnedFollowedShows)
            #expect(sut.errorMessage == nil)
        }
    }

    @Suite("Synchronize")
    @MainActor
    struct Synchronize {
        @Test("synchronize calls drain and sets pendingCount")
        func synchronizeCallsDrainAndSetsPendingCount() async {
            // MARK: - Arrange
            let deps = WatchlistTestFactory.setupDependencies()
            deps.queue.underlyingCount = 2
            let sut = WatchlistTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.synchronize()

            // MARK: - Assert
            #expect(deps.queue.drainCallsCount == 1)
            #expect(sut.pendingCount == 2)
        }
    }
}
// testgen:parts -A4q7Iok8 qxkweZMJ9 WQsXN40pm 0A5B_9fxh AX72IEBjC C3X5JDoDE ifEv0JhFU 1JnpJF1DE Wf-Htl8mz Bl7tbAPX1
// testgen:parts bEqXp2v2k 4VSPTrEDj
