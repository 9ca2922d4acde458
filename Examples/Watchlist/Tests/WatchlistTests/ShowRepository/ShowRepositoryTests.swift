// testgen:fingerprint a076a84b1959eb5e suite ShowRepository
import FactoryTesting
import Foundation
import Testing
@testable import Watchlist

@Suite("ShowRepository", .tags(.unit, .repository), .container)
@MainActor
struct ShowRepositoryTests {
    @Suite("Follow")
    @MainActor
    struct Follow {
        @Test("follow calls save and push")
        func followCallsSaveAndPush() async throws {
            // MARK: - Arrange
            let deps = ShowRepositoryTestFactory.setupDependencies()
            deps.auth.userId = "userId"
            let sut = ShowRepositoryTestFactory.makeSUT(deps)
            let show = ShowRepositoryTestFactory.createMockShow(id: 2)

            // MARK: - Act
            let result = try await sut.follow(show)

            // MARK: - Assert
            #expect(deps.store.saveCallsCount == 1)
            #expect(deps.store.saveReceivedShow == FollowedShow(showId: 2, userId: "userId"))
            #expect(deps.remote.pushCallsCount == 1)
            #expect(deps.remote.pushReceivedWrite == PendingWrite.follow(FollowedShow(showId: 2, userId: "userId")))
            #expect(result == FollowedShow(showId: 2, userId: "userId"))
            #expect(deps.queue.enqueueCallsCount == 0)
        }

        @Test("follow calls save, push and enqueue when push fails")
        func followCallsSavePushAndEnqueueWhenPushFails() async throws {
            // MARK: - Arrange
            let deps = ShowRepositoryTestFactory.setupDependencies()
            deps.auth.userId = "userId"
            let error = WatchlistError.signedOut
            deps.remote.pushThrowableError = error
            let sut = ShowRepositoryTestFactory.makeSUT(deps)
            let show = ShowRepositoryTestFactory.createMockShow(id: 2)

            // MARK: - Act
            let result = try await sut.follow(show)

            // MARK: - Assert
            #expect(deps.store.saveCallsCount == 1)
            #expect(deps.store.saveReceivedShow == FollowedShow(showId: 2, userId: "userId"))
            #expect(deps.remote.pushCallsCount == 1)
            #expect(deps.remote.pushReceivedWrite == PendingWrite.follow(FollowedShow(showId: 2, userId: "userId")))
            #expect(deps.queue.enqueueCallsCount == 1)
            #expect(deps.queue.enqueueReceivedWrite == PendingWrite.follow(FollowedShow(showId: 2, userId: "userId")))
            #expect(result == FollowedShow(showId: 2, userId: "userId"))
        }

        @Test("follow throws what save throws when save fails")
        func followThrowsWhatSaveThrowsWhenSaveFails() async {
            // MARK: - Arrange
            let deps = ShowRepositoryTestFactory.setupDependencies()
            deps.auth.userId = "userId"
            let error = WatchlistError.signedOut
            deps.store.saveThrowableError = error
            let sut = ShowRepositoryTestFactory.makeSUT(deps)
            let show = ShowRepositoryTestFactory.createMockShow(id: 2)

            // MARK: - Act
            await #expect(throws: error) { _ = try await sut.follow(show) }

            // MARK: - Assert
            #expect(deps.store.saveCallsCount == 1)
            #expect(deps.store.saveReceivedShow == FollowedShow(showId: 2, userId: "userId"))
            #expect(deps.remote.pushCallsCount == 0)
            #expect(deps.queue.enqueueCallsCount == 0)
        }

        @Test("follow throws signedOut when userId is nil")
        func followThrowsSignedOutWhenUserIdIsNil() async {
            // MARK: - Arrange
            let deps = ShowRepositoryTestFactory.setupDependencies()
            deps.auth.userId = nil
            let sut = ShowRepositoryTestFactory.makeSUT(deps)
            let show = ShowRepositoryTestFactory.createMockShow()

            // MARK: - Act
            await #expect(throws: WatchlistError.signedOut) { _ = try await sut.follow(show) }

            // MARK: - Assert
            #expect(deps.store.saveCallsCount == 0)
            #expect(deps.remote.pushCallsCount == 0)
        }
    }

    @Suite("Unfollow")
    @MainActor
    struct Unfollow {
        @Test("unfollow calls delete and push")
        func unfollowCallsDeleteAndPush() async throws {
            // MARK: - Arrange
            let deps = ShowRepositoryTestFactory.setupDependencies()
            deps.auth.userId = "userId"
            let sut = ShowRepositoryTestFactory.makeSUT(deps)

            // MARK: - Act
            try await sut.unfollow(showId: 2)

            // MARK: - Assert
            #expect(deps.store.deleteCallsCount == 1)
            #expect(deps.store.deleteReceivedArguments?.showId == 2)
            #expect(deps.store.deleteReceivedArguments?.userId == "userId")
            #expect(deps.remote.pushCallsCount == 1)
            #expect(deps.remote.pushReceivedWrite == PendingWrite.unfollow(showId: 2, userId: "userId"))
            #expect(deps.queue.enqueueCallsCount == 0)
        }

        @Test("unfollow calls delete, push and enqueue when push fails")
        func unfollowCallsDeletePushAndEnqueueWhenPushFails() async throws {
            // MARK: - Arrange
            let deps = ShowRepositoryTestFactory.setupDependencies()
            deps.auth.userId = "userId"
            let error = WatchlistError.signedOut
            deps.remote.pushThrowableError = error
            let sut = ShowRepositoryTestFactory.makeSUT(deps)

            // MARK: - Act
            try await sut.unfollow(showId: 2)

            // MARK: - Assert
            #expect(deps.store.deleteCallsCount == 1)
            #expect(deps.store.deleteReceivedArguments?.showId == 2)
            #expect(deps.store.deleteReceivedArguments?.userId == "userId")
            #expect(deps.remote.pushCallsCount == 1)
            #expect(deps.remote.pushReceivedWrite == PendingWrite.unfollow(showId: 2, userId: "userId"))
            #expect(deps.queue.enqueueCallsCount == 1)
            #expect(deps.queue.enqueueReceivedWrite == PendingWrite.unfollow(showId: 2, userId: "userId"))
        }

        @Test("unfollow throws what delete throws when delete fails")
        func unfollowThrowsWhatDeleteThrowsWhenDeleteFails() async {
            // MARK: - Arrange
            let deps = ShowRepositoryTestFactory.setupDependencies()
            deps.auth.userId = "userId"
            let error = WatchlistError.signedOut
            deps.store.deleteThrowableError = error
            let sut = ShowRepositoryTestFactory.makeSUT(deps)

            // MARK: - Act
            await #expect(throws: error) { try await sut.unfollow(showId: 2) }

            // MARK: - Assert
            #expect(deps.store.deleteCallsCount == 1)
            #expect(deps.store.deleteReceivedArguments?.showId == 2)
            #expect(deps.store.deleteReceivedArguments?.userId == "userId")
            #expect(deps.remote.pushCallsCount == 0)
            #expect(deps.queue.enqueueCallsCount == 0)
        }

        @Test("unfollow throws signedOut when userId is nil")
        func unfollowThrowsSignedOutWhenUserIdIsNil() async {
            // MARK: - Arrange
            let deps = ShowRepositoryTestFactory.setupDependencies()
            deps.auth.userId = nil
            let sut = ShowRepositoryTestFactory.makeSUT(deps)
            let showId = 1

            // MARK: - Act
            await #expect(throws: WatchlistError.signedOut) { try await sut.unfollow(showId: showId) }

            // MARK: - Assert
            #expect(deps.store.deleteCallsCount == 0)
            #expect(deps.remote.pushCallsCount == 0)
        }
    }

    @Suite("Followed shows")
    @MainActor
    struct FollowedShows {
        @Test("followedShows calls followedShows")
        func followedShowsCallsFollowedShows() throws {
            // MARK: - Arrange
            let deps = ShowRepositoryTestFactory.setupDependencies()
            deps.auth.userId = "userId"
            let returnedFollowedShows = [ShowRepositoryTestFactory.createMockFollowedShow()]
            deps.store.followedShowsReturnValue = returnedFollowedShows
            let sut = ShowRepositoryTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = try sut.followedShows()

            // MARK: - Assert
            #expect(deps.store.followedShowsCallsCount == 1)
            #expect(deps.store.followedShowsReceivedUserId == "userId")
            #expect(result == returnedFollowedShows)
        }

        @Test("followedShows throws what followedShows throws when followedShows fails")
        func followedShowsThrowsWhatFollowedShowsThrowsWhenFollowedShowsFails() {
            // MARK: - Arrange
            let deps = ShowRepositoryTestFactory.setupDependencies()
            deps.auth.userId = "userId"
            let error = WatchlistError.signedOut
            deps.store.followedShowsThrowableError = error
            let sut = ShowRepositoryTestFactory.makeSUT(deps)

            // MARK: - Act
            #expect(throws: error) { _ = try sut.followedShows() }

            // MARK: - Assert
            #expect(deps.store.followedShowsCallsCount == 1)
            #expect(deps.store.followedShowsReceivedUserId == "userId")
        }

        @Test("followedShows throws signedOut when userId is nil")
        func followedShowsThrowsSignedOutWhenUserIdIsNil() {
            // MARK: - Arrange
            let deps = ShowRepositoryTestFactory.setupDependencies()
            deps.auth.userId = nil
            let sut = ShowRepositoryTestFactory.makeSUT(deps)

            // MARK: - Act
            #expect(throws: WatchlistError.signedOut) { _ = try sut.followedShows() }

            // MARK: - Assert
            #expect(deps.store.followedShowsCallsCount == 0)
        }
    }
}
// testgen:parts -A4q7Iok8 qxkweZMJ9 WQsXN40pm 0A5B_9fxh X_sbq9808 6pO9aMLnO 0wWUA6plU YFAv3szYp 1YyLqmnRL qsbduXwMX
// testgen:parts fOineiNik j0RF0ZUYS hg9i1CsVG qLo3dKWMB u1p04F8h8 JETnCQjvp -D0vCtIOL KmFIIy7Ef q7480mUqw
