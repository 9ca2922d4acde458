import Foundation

enum NoteName: String, CaseIterable, Codable, Sendable {
    case c, d, e, f, g, a, b
}

enum DrillClef: String, Codable, Sendable {
    case treble, bass
}

struct DrillConfiguration: Equatable {
    var clef: DrillClef
    var roundCount: Int
    var lives: Int
    var secondsPerNote: TimeInterval

    static func standard(_ clef: DrillClef) -> DrillConfiguration {
        DrillConfiguration(clef: clef, roundCount: 20, lives: 3, secondsPerNote: 5)
    }
}

struct DrillResult: Codable, Equatable {
    let clef: DrillClef
    let score: Int
    let correctCount: Int
    let longestStreak: Int
    let finishedAt: Date
}

enum DrillEndReason: Equatable {
    case completed, outOfLives, abandoned
}

enum DrillPhase: Equatable {
    case idle
    case asking(note: NoteName, round: Int)
    case paused(note: NoteName, round: Int, remaining: TimeInterval)
    case finished(DrillEndReason, isNewBest: Bool)
}

enum DrillHaptic: Equatable {
    case success, streak, error, finish
}

enum DrillError: Error, Equatable {
    case alreadyRunning, invalidConfiguration
}

protocol NoteRandomizing {
    func index(below upperBound: Int) -> Int
}

protocol DrillClock {
    var now: Date { get }
}

protocol DrillScoreStoring {
    func bestResult(for clef: DrillClef) throws -> DrillResult?
    func save(_ result: DrillResult) throws
}

protocol DrillHapticsPlaying {
    func play(_ haptic: DrillHaptic)
}
