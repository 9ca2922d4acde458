import FactoryKit

/// The list of what somebody follows.
@MainActor public final class WatchlistViewModel {
    @Injected(\.showRepository) private var repository
    @Injected(\.pendingWriteQueue) private var queue

    public private(set) var shows: [FollowedShow] = []
    public private(set) var pendingCount = 0
    public private(set) var errorMessage: String?

    public init() {}

    public func load() {
        do {
            shows = try repository.followedShows()
            errorMessage = nil
        } catch {
            shows = []
            errorMessage = "The list could not be loaded."
        }
    }

    public func synchronize() async {
        await queue.drain()
        pendingCount = queue.count
    }
}
