import FactoryKit
import FactoryTesting
import Testing
@testable import Watchlist

/// The real repository and queue over the store in memory; only the network and the sign-in are doubles.
@Suite("Follow a show", .tags(.integration, .repository), .container)
@MainActor
struct FollowShowFlowIntegrationTests {
    let environment = TestEnvironment()
    let store = InMemoryFollowedShowStore()
    let queue: PendingWriteQueue
    let sut: ShowRepository

    init() {
        environment.authService.userId = TestConstants.defaultUserId
        queue = environment.makePendingWriteQueue()
        _ = environment.makeShowRepository()
        // The doubles are registered; the store and the queue are to be real.
        let (store, queue) = (store, queue)
        Container.shared.followedShowStore.register { store }
        Container.shared.pendingWriteQueue.register { queue }
        sut = ShowRepository()
    }

    @Test("Following writes locally and pushes the change")
    func followingWritesLocallyAndPushes() async throws {
        // MARK: - Arrange
        let show = MockDataBuilder.makeShow()

        // MARK: - Act
        let followed = try await sut.follow(show)

        // MARK: - Assert
        #expect(try store.followedShows(userId: TestConstants.defaultUserId) == [followed])
        #expect(environment.remoteStore.pushReceivedWrite == .follow(followed))
        #expect(queue.waiting.isEmpty)
    }

    @Test("What the network does not take waits, and leaves when it is back")
    func pendingWritesLeaveWhenTheNetworkIsBack() async throws {
        // MARK: - Arrange
        environment.remoteStore.pushThrowableError = WatchlistError.signedOut
        let followed = try await sut.follow(MockDataBuilder.makeShow())
        environment.remoteStore.pushThrowableError = nil

        // MARK: - Act
        await queue.drain()

        // MARK: - Assert
        #expect(queue.waiting.isEmpty)
        #expect(environment.remoteStore.pushReceivedInvocations == [.follow(followed), .follow(followed)])
    }

    @Test("Everything of a scenario is followed, and read back in order")
    func scenarioIsReadBack() async throws {
        // MARK: - Arrange
        let scenario = TestScenarioBuilder().withShow(id: TestConstants.defaultShowId).withShow(id: TestConstants.defaultShowId + 1).build()
        for show in scenario.shows { _ = try await sut.follow(show) }

        // MARK: - Act
        let followed = try sut.followedShows()

        // MARK: - Assert
        #expect(followed.map(\.showId) == scenario.shows.map(\.id))
    }
}
