import FactoryKit

/// Writes locally first; what the network does not take waits in the queue.
@MainActor public final class ShowRepository: ShowRepositoryType {
    @Injected(\.authService) private var auth
    @Injected(\.followedShowStore) private var store
    @Injected(\.remoteStore) private var remote
    @Injected(\.pendingWriteQueue) private var queue

    public init() {}

    public func follow(_ show: Show) async throws -> FollowedShow {
        guard let userId = auth.userId else { throw WatchlistError.signedOut }
        let followed = FollowedShow(showId: show.id, userId: userId)
        try store.save(followed)
        do {
            try await remote.push(.follow(followed))
        } catch {
            queue.enqueue(.follow(followed))
        }
        return followed
    }

    public func unfollow(showId: Int) async throws {
        guard let userId = auth.userId else { throw WatchlistError.signedOut }
        try store.delete(showId: showId, userId: userId)
        do {
            try await remote.push(.unfollow(showId: showId, userId: userId))
        } catch {
            queue.enqueue(.unfollow(showId: showId, userId: userId))
        }
    }

    public func followedShows() throws -> [FollowedShow] {
        guard let userId = auth.userId else { throw WatchlistError.signedOut }
        return try store.followedShows(userId: userId)
    }
}
