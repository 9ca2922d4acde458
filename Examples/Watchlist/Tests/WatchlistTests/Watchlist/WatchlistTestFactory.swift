// testgen:fingerprint 9bae9a14b2450095 factory WatchlistViewModel
import FactoryKit
@testable import Watchlist

/// Doubles, registrations and mock data for the tests of `WatchlistViewModel`.
enum WatchlistTestFactory {
    /// The doubles that stand for what `WatchlistViewModel` is injected with.
    struct Dependencies {
        let repository: ShowRepositoryTypeMock
        let queue: PendingWriteQueueTypeMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let repository = ShowRepositoryTypeMock()
        let queue = PendingWriteQueueTypeMock()

        // 2. Defaults, so that the SUT can be made
        repository.followReturnValue = createMockFollowedShow()
        queue.underlyingCount = 0

        // 3. Register
        Container.shared.showRepository.register { repository }
        Container.shared.pendingWriteQueue.register { queue }

        return Dependencies(
            repository: repository,
            queue: queue
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> WatchlistViewModel {
        _ = dependencies ?? setupDependencies()
        return WatchlistViewModel()
    }

    // MARK: - Mock data

    static func createMockFollowedShow(
        showId: Int = 1,
        userId: String = "user-1",
        watchedEpisodes: Int = 0
    ) -> FollowedShow {
        FollowedShow(showId: showId, userId: userId, watchedEpisodes: watchedEpisodes)
    }

    static func createMockFollowedShows(count: Int = 3) -> [FollowedShow] {
        (0..<count).map { index in
            createMockFollowedShow(showId: index + 1)
        }
    }
}
// testgen:parts OKxXK0rPG 0A5B_9fxh nKaCRSCA4 nmBHs9Yov XPcrVwEVX 81RV3prCt BYltn7DWo RS4Ul7W6x AYyvzY_ti MM57rB4ZM
