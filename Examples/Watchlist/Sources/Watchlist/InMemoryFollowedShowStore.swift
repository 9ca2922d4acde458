/// Keeps followed shows in memory: it stands in for SwiftData, which is not there on Linux, and is on the main actor as
/// a main context is.
@MainActor public final class InMemoryFollowedShowStore: FollowedShowStoreType {
    private var shows: [FollowedShow] = []

    public init() {}

    public func followedShows(userId: String) throws -> [FollowedShow] {
        shows.filter { $0.userId == userId }
    }

    public func save(_ show: FollowedShow) throws {
        try delete(showId: show.showId, userId: show.userId)
        shows.append(show)
    }

    public func delete(showId: Int, userId: String) throws {
        shows.removeAll { $0.showId == showId && $0.userId == userId }
    }
}
