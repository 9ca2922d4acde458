// testgen:fingerprint 025fe4a69a363588
import FactoryKit
@testable import Watchlist

/// The world of integration tests: real types wired to doubles at the boundary, and stores in memory.
@MainActor
final class TestEnvironment {
    // MARK: - Doubles

    let remoteStore = RemoteStoreTypeMock()

    let showCatalog = ShowCatalogTypeMock()

    let showRepository = ShowRepositoryTypeMock()

    let authService = AuthServiceTypeMock()

    let followedShowStore = FollowedShowStoreTypeMock()

    let pendingWriteQueue = PendingWriteQueueTypeMock()

    // MARK: - Stores

    let shows = InMemoryRepository<Show>()

    // MARK: - Real types

    func makePendingWriteQueue() -> PendingWriteQueue {
        let remote = self.remoteStore
        Container.shared.remoteStore.register { remote }
        return PendingWriteQueue()
    }

    func makeShowDetailViewModel() -> ShowDetailViewModel {
        let catalog = self.showCatalog
        let repository = self.showRepository
        Container.shared.showCatalog.register { catalog }
        Container.shared.showRepository.register { repository }
        return ShowDetailViewModel()
    }

    func makeShowRepository() -> ShowRepository {
        let auth = self.authService
        let store = self.followedShowStore
        let remote = self.remoteStore
        let queue = self.pendingWriteQueue
        Container.shared.authService.register { auth }
        Container.shared.followedShowStore.register { store }
        Container.shared.remoteStore.register { remote }
        Container.shared.pendingWriteQueue.register { queue }
        return ShowRepository()
    }

    func makeWatchlistViewModel() -> WatchlistViewModel {
        let repository = self.showRepository
        let queue = self.pendingWriteQueue
        Container.shared.showRepository.register { repository }
        Container.shared.pendingWriteQueue.register { queue }
        return WatchlistViewModel()
    }

    // MARK: - Between tests

    /// Forgets what doubles recorded and were told.
    func reset() {
        remoteStore.reset()
        showCatalog.reset()
        showRepository.reset()
        authService.reset()
        followedShowStore.reset()
        pendingWriteQueue.reset()
    }

    /// Empties every store.
    func clearAllData() {
        shows.clear()
    }
}
