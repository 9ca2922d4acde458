// testgen:fingerprint 36c87404dec1cae5 factory ShowRepository
import FactoryKit
@testable import Watchlist

/// Doubles, registrations and mock data for the tests of `ShowRepository`.
enum ShowRepositoryTestFactory {
    /// The doubles that stand for what `ShowRepository` is injected with.
    struct Dependencies {
        let auth: AuthServiceTypeMock
        let store: FollowedShowStoreTypeMock
        let remote: RemoteStoreTypeMock
        let queue: PendingWriteQueueTypeMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let auth = AuthServiceTypeMock()
        let store = FollowedShowStoreTypeMock()
        let remote = RemoteStoreTypeMock()
        let queue = PendingWriteQueueTypeMock()

        // 2. Defaults, so that the SUT can be made
        queue.underlyingCount = 0

        // 3. Register
        Container.shared.authService.register { auth }
        Container.shared.followedShowStore.register { store }
        Container.shared.remoteStore.register { remote }
        Container.shared.pendingWriteQueue.register { queue }

        return Dependencies(
            auth: auth,
            store: store,
            remote: remote,
            queue: queue
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> ShowRepository {
        _ = dependencies ?? setupDependencies()
        return ShowRepository()
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

    static func createMockShow(id: Int = 1, name: String = "Show name", episodeCount: Int = 0) -> Show {
        Show(id: id, name: name, episodeCount: episodeCount)
    }

    static func createMockShows(count: Int = 3) -> [Show] {
        (0..<count).map { index in
            createMockShow(id: index + 1)
        }
    }
}
// testgen:parts OKxXK0rPG 0A5B_9fxh 29ssZBZXE 5CvkSc4Gr xlM6dLrDp pHMdzT8Pc nnhaPtJHW TFFZ3prCt 6R4dRLObs dkVnAN-xT
// testgen:parts DnwIzY_ti a298rB4ZM _e4SpUGqu UMKvVpjFA
