import Foundation

extension EscapeRoomStore {
    enum Phase: Equatable {
        case lobby
        case loading
        case playing
        case paused
        case escaped(rank: Int?)
        case timeUp
        case failed(GameError)
    }

    struct State: Equatable {
        var phase: Phase = .lobby
        var room: Room?
        var puzzleIndex = 0
        var secondsLeft = 0
        var code = ""
        var isChecking = false
        var wrongAttempts = 0
        var lockedUntil: Date?
        var shownHints: [String] = []
        var hintsUsed = 0
        var notes = ""
        var notesAreSaved = true
        var toast: String?

        var puzzle: Puzzle? {
            guard let room, room.puzzles.indices.contains(puzzleIndex) else { return nil }
            return room.puzzles[puzzleIndex]
        }

        var progress: Double {
            guard let room, !room.puzzles.isEmpty else { return 0 }
            return Double(puzzleIndex) / Double(room.puzzles.count)
        }

        var clock: String {
            String(format: "%02d:%02d", secondsLeft / 60, secondsLeft % 60)
        }
    }

    enum Action: Equatable {
        case open(roomID: String)
        case pause
        case resume
        case tick
        case typed(String)
        case submitCode
        case askForHint
        case notesChanged(String)
        case dismissToast
        case leave
    }
}
