/// The catalog of shows on the network.
public protocol ShowCatalogType: Sendable {
    func show(id: Int) async throws -> Show
}

/// Who is signed in.
public protocol AuthServiceType: Sendable {
    var userId: String? { get }
}

/// The store that the devices of one person share.
public protocol RemoteStoreType: Sendable {
    func push(_ write: PendingWrite) async throws
    func followedShows(userId: String) async throws -> [FollowedShow]
}

/// Followed shows on this device.
@MainActor public protocol FollowedShowStoreType {
    func followedShows(userId: String) throws -> [FollowedShow]
    func save(_ show: FollowedShow) throws
    func delete(showId: Int, userId: String) throws
}

/// Changes that wait for the network.
@MainActor public protocol PendingWriteQueueType {
    var count: Int { get }
    func enqueue(_ write: PendingWrite)
    func drain() async
}

/// Follows shows: on this device first, then on the others.
@MainActor public protocol ShowRepositoryType {
    func follow(_ show: Show) async throws -> FollowedShow
    func unfollow(showId: Int) async throws
    func followedShows() throws -> [FollowedShow]
}
