import Foundation

struct Track: Identifiable, Hashable, Sendable {
    let id: String
    var title: String
    var artist: String
    var seconds: Int
    var isExplicit = false
}

struct Mixtape: Equatable, Sendable {
    let id: UUID
    var name: String
    var tracks: [Track]
    var cover: Cover = .generated

    enum Cover: Equatable, Sendable {
        case generated
        case photo(Data)
    }

    var runningTime: Int { tracks.reduce(0) { $0 + $1.seconds } }
}

/// One step the user can take back. Stores what is needed to revert it.
enum MixtapeEdit: Equatable, Sendable {
    case removed(Track, at: Int)
    case inserted(Track, at: Int)
    case moved(from: Int, to: Int)
    indirect case batch([MixtapeEdit])

    var inverse: MixtapeEdit {
        switch self {
        case .removed(let track, let index): .inserted(track, at: index)
        case .inserted(let track, let index): .removed(track, at: index)
        case .moved(let from, let to): .moved(from: to, to: from)
        case .batch(let edits): .batch(edits.reversed().map(\.inverse))
        }
    }
}

enum MixtapeSort: CaseIterable, Sendable {
    case title, artist, length
}

struct TrackSuggestion: Equatable, Sendable {
    let track: Track
    let score: Double
}

enum MixtapeStoreError: Error, Equatable {
    case conflict(serverName: String)
    case offline
}
