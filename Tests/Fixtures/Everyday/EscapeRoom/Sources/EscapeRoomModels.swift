import Foundation

struct Puzzle: Equatable, Sendable, Identifiable {
    let id: String
    let title: String
    let hints: [String]
    let codeLength: Int
}

struct Room: Equatable, Sendable {
    let id: String
    let name: String
    let duration: Int
    let puzzles: [Puzzle]
}

struct GameResult: Equatable, Sendable {
    let roomID: String
    let team: String
    let secondsLeft: Int
    let hintsUsed: Int
    let finishedAt: Date
}

enum GameError: Error, Equatable {
    case network
    case roomClosed
    case unauthorized
}

protocol EscapeRoomAPI: Sendable {
    func room(id: String) async throws -> Room
    func check(code: String, puzzleID: String) async throws -> Bool
    func submit(_ result: GameResult) async throws -> Int
}

protocol NotesStoring: Sendable {
    func notes(roomID: String) async -> String
    func save(_ notes: String, roomID: String) async throws
}
