import Foundation

// The shapes of SwiftData and Core Data classes; the frameworks themselves are Apple's only.

/// Stands in for Core Data's context.
final class NSManagedObjectContext {}

/// Stands in for Core Data's base class.
class NSManagedObject {
    let context: NSManagedObjectContext
    init(context: NSManagedObjectContext) { self.context = context }
}

final class StoredNote: NSManagedObject {
    var id: UUID?
    var title: String = ""
    var createdAt: Date?
    var pinned = false
}

final class FollowedShow {
    var id: String
    var showId: Int
    var name: String
    var followedAt: Date
    var episodes: [StoredEpisode] = []
    @MainActor static var count = 0

    init(id: String, showId: Int, name: String, followedAt: Date = Date()) {
        self.id = id
        self.showId = showId
        self.name = name
        self.followedAt = followedAt
    }
}

final class StoredEpisode {
    var number: Int
    var season: Int
    var show: FollowedShow?
    init(number: Int, season: Int, show: FollowedShow? = nil) {
        self.number = number
        self.season = season
        self.show = show
    }
}

struct Show: Identifiable {
    let id: Int
    let name: String
    let seasons: [Season]
}

struct Season: Identifiable {
    let id: Int
    let showId: Int
    let number: Int
}

struct WatchedEpisode {
    let id: String
    let showId: Int
    let seasonId: Int
    let watchedAt: Date
}

struct Viewer {
    let id: UUID
    let displayName: String
}

struct Review {
    let id: UUID
    let viewerId: UUID
    let showId: Int
    let rating: Double
    let text: String
}
