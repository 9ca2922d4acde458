import Foundation

struct Song: Hashable, Sendable {
    let id: Int
    let title: String
    let artist: String
    let seconds: Int
    var isExplicit = false
}

struct QueueEntry: Equatable, Identifiable, Sendable {
    let id: UUID
    let singer: String
    let song: Song
}

struct KaraokeState: Equatable, Sendable {
    enum Stage: Equatable, Sendable {
        case idle
        case performing(QueueEntry)
        case paused(QueueEntry, at: Int)
        case scored(QueueEntry, points: Int)
    }

    enum Notice: Equatable, Sendable {
        case queueFull
        case alreadyQueued(singer: String)
        case explicitNotAllowed
        case failure(String)
    }

    var queue: [QueueEntry] = []
    var stage: Stage = .idle
    var results: [Song] = []
    var isSearching = false
    var notice: Notice?
    var highScore: Int?

    var waitingSeconds: Int { queue.reduce(0) { $0 + $1.song.seconds + 30 } }
}

enum KaraokeAction: Sendable {
    case appeared
    case searchSubmitted(String)
    case songPicked(Song, singer: String)
    case startNext
    case pauseTapped(at: Int)
    case resumeTapped
    case performanceEnded(points: Int)
    case entryRemoved(QueueEntry.ID)
    case noticeDismissed
}
