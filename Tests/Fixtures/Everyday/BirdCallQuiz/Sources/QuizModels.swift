import Foundation

struct Bird: Hashable, Sendable {
    enum Rarity: Int, Sendable {
        case common = 1
        case uncommon, rare
    }

    let id: String
    let commonName: String
    let rarity: Rarity
}

struct BirdQuestion: Equatable, Sendable {
    let answer: Bird
    let options: [Bird]
}

enum AnswerOutcome: Equatable, Sendable {
    case correct(points: Int)
    case wrong(correctID: String)
    case timedOut
    case skipped
}

enum QuizPhase: Equatable, Sendable {
    case idle
    case listening(BirdQuestion)
    case feedback(AnswerOutcome)
    case paused
    case finished(QuizStatistics)
}

struct QuizStatistics: Equatable, Sendable {
    var score = 0
    var correct = 0
    var wrong = 0
    var timedOut = 0
    var skipped = 0
    var longestStreak = 0
    var averageAnswerSeconds = 0.0
    var missedBirdIDs: [String] = []
    var isNewBest = false

    var accuracy: Double {
        let answered = correct + wrong + timedOut
        return answered == 0 ? 0 : Double(correct) / Double(answered)
    }
}

struct QuizConfiguration: Equatable, Sendable {
    var questionCount = 10
    var optionCount = 4
    var secondsPerQuestion = 15.0
    var maxSkips = 2
}

enum QuizError: Error, Equatable {
    case notEnoughBirds(required: Int)
}

@MainActor
protocol BestScoreStoring: AnyObject {
    func bestScore(for deck: String) -> Int?
    func save(bestScore: Int, for deck: String)
}

@MainActor
protocol CallPlaying: AnyObject {
    func play(birdID: String)
    func stop()
}
