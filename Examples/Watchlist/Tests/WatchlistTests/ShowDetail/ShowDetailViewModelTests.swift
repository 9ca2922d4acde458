// testgen:fingerprint 75dd18318ea815b4 suite ShowDetailViewModel
import FactoryTesting
import Foundation
import Testing
@testable import Watchlist

@Suite("ShowDetailViewModel", .tags(.unit, .viewModel), .container)
@MainActor
struct ShowDetailViewModelTests {
    @Suite("Load")
    @MainActor
    struct Load {
        @Test("load calls show and sets show")
        func loadCallsShowAndSetsShow() async {
            // MARK: - Arrange
            let deps = ShowDetailTestFactory.setupDependencies()
            let returnedShow = ShowDetailTestFactory.createMockShow()
            deps.catalog.showReturnValue = returnedShow
            let sut = ShowDetailTestFactory.makeSUT(deps)
            var isLoadingDuringShow: Bool?
            deps.catalog.showClosure = { _ in
                isLoadingDuringShow = sut.isLoading
                return returnedShow
            }

            // MARK: - Act
            await sut.load(id: 2)

            // MARK: - Assert
            #expect(deps.catalog.showCallsCount == 1)
            #expect(deps.catalog.showReceivedId == 2)
            #expect(sut.show == returnedShow)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringShow == true)
        }

        @Test("load calls show and sets errorMessage when show fails")
        func loadCallsShowAndSetsErrorMessageWhenShowFails() async {
            // MARK: - Arrange
            let deps = ShowDetailTestFactory.setupDependencies()
            let sut = ShowDetailTestFactory.makeSUT(deps)
            var isLoadingDuringShow: Bool?
            let error = WatchlistError.signedOut
            deps.catalog.showClosure = { _ in
                isLoadingDuringShow = sut.isLoading
                throw error
            }

            // MARK: - Act
            await sut.load(id: 2)

            // MARK: - Assert
            #expect(deps.catalog.showCallsCount == 1)
            #expect(deps.catalog.showReceivedId == 2)
            #expect(sut.errorMessage == "The show could not be loaded.")
            #expect(!sut.isLoading)
            #expect(isLoadingDuringShow == true)
        }
    }

    @Suite("Follow")
    @MainActor
    struct Follow {
        @Test("follow calls follow and sets isFollowed after load")
        func followCallsFollowAndSetsIsFollowedAfterLoad() async {
            // MARK: - Arrange
            let deps = ShowDetailTestFactory.setupDependencies()
            let show = ShowDetailTestFactory.createMockShow()
            deps.catalog.showReturnValue = show
            let sut = ShowDetailTestFactory.makeSUT(deps)
            let id = 1
            await sut.load(id: id)

            // MARK: - Act
            await sut.follow()

            // MARK: - Assert
            #expect(deps.repository.followCallsCount == 1)
            #expect(deps.repository.followReceivedShow == show)
            #expect(sut.isFollowed)
        }

        @Test("follow calls follow and sets errorMessage when follow fails after load")
        func followCallsFollowAndSetsErrorMessageWhenFollowFailsAfterLoad() async {
            // MARK: - Arrange
            let deps = ShowDetailTestFactory.setupDependencies()
            let show = ShowDetailTestFactory.createMockShow()
            deps.catalog.showReturnValue = show
            let error = WatchlistError.signedOut
            deps.repository.followThrowableError = error
            let sut = ShowDetailTestFactory.makeSUT(deps)
            let id = 1
            await sut.load(id: id)

            // MARK: - Act
            await sut.follow()

            // MARK: - Assert
            #expect(deps.repository.followCallsCount == 1)
            #expect(deps.repository.followReceivedShow == show)
            #expect(sut.errorMessage == "The show could not be followed.")
        }
    }

    @Suite("Unfollow")
    @MainActor
    struct Unfollow {
        @Test("unfollow does not call unfollow after load")
        func unfollowDoesNotCallUnfollowAfterLoad() async {
            // MARK: - Arrange
            let deps = ShowDetailTestFactory.setupDependencies()
            let sut = ShowDetailTestFactory.makeSUT(deps)
            let id = 1
            await sut.load(id: id)

            // MARK: - Act
            await sut.unfollow()

            // MARK: - Assert
            #expect(deps.repository.unfollowCallsCount == 0)
        }

        @Test("unfollow calls unfollow and sets isFollowed after load and follow")
        func unfollowCallsUnfollowAndSetsIsFollowedAfterLoadAndFollow() async {
            // MARK: - Arrange
            let deps = ShowDetailTestFactory.setupDependencies()
            let show = ShowDetailTestFactory.createMockShow(id: 2)
            deps.catalog.showReturnValue = show
            let sut = ShowDetailTestFactory.makeSUT(deps)
            let id = 1
            await sut.load(id: id)
            await sut.follow()

            // MARK: - Act
            await sut.unfollow()

            // MARK: - Assert
            #expect(deps.repository.unfollowCallsCount == 1)
            #expect(deps.repository.unfollowReceivedShowId == 2)
            #expect(!sut.isFollowed)
        }

        @Test("unfollow calls unfollow and sets errorMessage when unfollow fails after load and follow")
        func unfollowCallsUnfollowAndSetsErrorMessageWhenUnfollowFailsAfterLoadAndFollow() async {
            // MARK: - Arrange
            let deps = ShowDetailTestFactory.setupDependencies()
            let show = ShowDetailTestFactory.createMockShow(id: 2)
            deps.catalog.showReturnValue = show
            let error = WatchlistError.signedOut
            deps.repository.unfollowThrowableError = error
            let sut = ShowDetailTestFactory.makeSUT(deps)
            let id = 1
            await sut.load(id: id)
            await sut.follow()

            // MARK: - Act
            await sut.unfollow()

            // MARK: - Assert
            #expect(deps.repository.unfollowCallsCount == 1)
            #expect(deps.repository.unfollowReceivedShowId == 2)
            #expect(sut.errorMessage == "The show could not be unfollowed.")
        }
    }
}
// testgen:parts -A4q7Iok8 qxkweZMJ9 WQsXN40pm 0A5B_9fxh 7gCPA3Vg0 NCe7JDoDE BlDivoNjT FK8G6xttj 4VgfaMLnO 6tbjeQfdV
// testgen:parts pPTiy5n3I PwEUeiNik hpDkSbvz3 DnFccGQZw OdDG6B2bN
