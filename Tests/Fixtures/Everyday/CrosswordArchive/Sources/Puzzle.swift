import Foundation

struct Puzzle: Identifiable, Hashable, Sendable {
    enum Difficulty: Int, Comparable, CaseIterable, Sendable {
        case gentle = 1
        case moderate, fiendish

        static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    let id: Int
    let title: String
    let setter: String
    let difficulty: Difficulty
    let clueCount: Int
    var solvedClues: Int
    var isBookmarked = false

    var isSolved: Bool { solvedClues >= clueCount }
}

struct PuzzlePage: Sendable {
    let puzzles: [Puzzle]
    let page: Int
    let pageCount: Int
}

enum PuzzleFilter: Hashable, Sendable {
    case all
    case bookmarked
    case setter(String)

    var analyticsName: String {
        switch self {
        case .all: "all"
        case .bookmarked: "bookmarked"
        case .setter: "setter"
        }
    }
}

enum ArchiveError: LocalizedError, Equatable {
    case offline
    case subscriptionRequired
    case server(status: Int)

    var errorDescription: String? {
        switch self {
        case .offline:
            "You appear to be offline."
        case .subscriptionRequired:
            "The archive is for subscribers."
        case .server(let status) where status >= 500:
            "Our servers are having a bad day (\(status))."
        case .server(let status):
            "The archive could not be loaded (\(status))."
        }
    }
}
