/// A show of the catalog.
public struct Show: Codable, Hashable, Identifiable, Sendable {
    public let id: Int
    public let name: String
    public let episodeCount: Int

    public init(id: Int, name: String, episodeCount: Int) {
        self.id = id
        self.name = name
        self.episodeCount = episodeCount
    }
}

/// A show that somebody follows.
public struct FollowedShow: Codable, Hashable, Sendable {
    public let showId: Int
    public let userId: String
    public var watchedEpisodes: Int

    public init(showId: Int, userId: String, watchedEpisodes: Int = 0) {
        self.showId = showId
        self.userId = userId
        self.watchedEpisodes = watchedEpisodes
    }
}

/// A change that the other devices have not seen yet.
public enum PendingWrite: Codable, Hashable, Sendable {
    case follow(FollowedShow)
    case unfollow(showId: Int, userId: String)
}

public enum WatchlistError: Error, Equatable {
    case signedOut
    case notFollowed
}
