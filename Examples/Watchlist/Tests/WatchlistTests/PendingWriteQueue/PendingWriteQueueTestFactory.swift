// testgen:fingerprint d8319323f553ff33 factory PendingWriteQueue
import FactoryKit
@testable import Watchlist

/// Doubles, registrations and mock data for the tests of `PendingWriteQueue`.
enum PendingWriteQueueTestFactory {
    /// The doubles that stand for what `PendingWriteQueue` is injected with.
    struct Dependencies {
        let remote: RemoteStoreTypeMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let remote = RemoteStoreTypeMock()

        // 3. Register
        Container.shared.remoteStore.register { remote }

        return Dependencies(
            remote: remote
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> PendingWriteQueue {
        _ = dependencies ?? setupDependencies()
        return PendingWriteQueue()
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
