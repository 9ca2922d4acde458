// testgen:fingerprint a0d52a5c46bb3831 factory PendingWriteQueue
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
// testgen:parts OKxXK0rPG 0A5B_9fxh 3IQy6cMZz UH9AUla0K HUvEPtJHW JjyMzxUbG Oc-64V123 RlqbzY_ti hjd-rB4ZM
