import Foundation

struct AgendaSession: Identifiable, Hashable {
    let id: Int
    let title: String
    let start: Date
    let end: Date
    let room: String
    let track: Track
    let speakers: [String]
    let isKeynote: Bool
    var isBookmarked: Bool
}

enum Track: String, CaseIterable, Hashable {
    case mobile, backend, design, other
}

struct AgendaSection: Identifiable, Equatable {
    let id: Date
    let title: String
    let rows: [Row]

    struct Row: Identifiable, Equatable {
        let id: Int
        let title: String
        let subtitle: String
        let time: String
        let isBookmarked: Bool
    }
}

enum AgendaError: Error, Equatable {
    case noSessions, unavailable
    case malformed(sessionID: Int)
}
