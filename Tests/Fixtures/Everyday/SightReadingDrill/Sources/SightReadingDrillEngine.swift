import Foundation

final class SightReadingDrillEngine {
    private struct Snapshot {
        let scoring: DrillScoring
        let note: NoteName
        let round: Int
    }

    private(set) var phase: DrillPhase = .idle {
        didSet {
            if phase != oldValue { onPhaseChange?(phase) }
        }
    }
    private(set) var scoring = DrillScoring(lives: 0)
    private(set) var storageFailed = false
    var onPhaseChange: ((DrillPhase) -> Void)?

    private var configuration = DrillConfiguration.standard(.treble)
    private var deadline: Date?
    private var lastMiss: Snapshot?
    private var hasUsedUndo = false

    private let randomizer: NoteRandomizing
    private let clock: DrillClock
    private let store: DrillScoreStoring
    private let haptics: DrillHapticsPlaying

    init(
        randomizer: NoteRandomizing,
        clock: DrillClock,
        store: DrillScoreStoring,
        haptics: DrillHapticsPlaying
    ) {
        self.randomizer = randomizer
        self.clock = clock
        self.store = store
        self.haptics = haptics
    }

    var isRunning: Bool {
        switch phase {
        case .asking, .paused: return true
        case .idle, .finished: return false
        }
    }

    var canUndo: Bool {
        guard case .asking = phase else { return false }
        return lastMiss != nil && !hasUsedUndo
    }

    var remainingTime: TimeInterval {
        switch phase {
        case .asking:
            guard let deadline else { return 0 }
            return max(0, deadline.timeIntervalSince(clock.now))
        case .paused(_, _, let remaining):
            return remaining
        case .idle, .finished:
            return 0
        }
    }

    var statusText: String {
        switch phase {
        case .idle:
            return "Ready"
        case .asking(_, let round):
            return "Note \(round) of \(configuration.roundCount) · \(scoring.score) pts"
        case .paused:
            return "Paused"
        case .finished(.completed, let isNewBest):
            return isNewBest ? "New best: \(scoring.score) pts" : "Done: \(scoring.score) pts"
        case .finished(.outOfLives, _):
            return "Out of lives after \(scoring.correctCount) notes"
        case .finished(.abandoned, _):
            return "Drill stopped"
        }
    }

    func start(_ configuration: DrillConfiguration) throws {
        guard !isRunning else { throw DrillError.alreadyRunning }
        guard configuration.roundCount > 0, configuration.lives > 0, configuration.secondsPerNote >= 1 else {
            throw DrillError.invalidConfiguration
        }
        self.configuration = configuration
        scoring = DrillScoring(lives: configuration.lives)
        lastMiss = nil
        hasUsedUndo = false
        storageFailed = false
        ask(nextNote(after: nil), round: 1, seconds: configuration.secondsPerNote)
    }

    @discardableResult
    func answer(_ guess: NoteName) -> Bool {
        guard case .asking(let note, let round) = phase else { return false }
        let remaining = remainingTime
        guard remaining > 0 else {
            miss(note: note, round: round)
            return false
        }
        guard guess == note else {
            miss(note: note, round: round)
            return false
        }
        scoring.registerCorrect(remaining: remaining, limit: configuration.secondsPerNote)
        lastMiss = nil
        haptics.play(scoring.streak % 5 == 0 ? .streak : .success)
        advance(from: note, round: round)
        return true
    }

    func tick() {
        guard case .asking(let note, let round) = phase, remainingTime == 0 else { return }
        miss(note: note, round: round)
    }

    func pause() {
        guard case .asking(let note, let round) = phase else { return }
        let remaining = remainingTime
        guard remaining > 0 else { return }
        phase = .paused(note: note, round: round, remaining: remaining)
        deadline = nil
    }

    func resume() {
        guard case .paused(let note, let round, let remaining) = phase else { return }
        ask(note, round: round, seconds: remaining)
    }

    func undoLastMiss() {
        guard canUndo, let snapshot = lastMiss else { return }
        scoring = snapshot.scoring
        lastMiss = nil
        hasUsedUndo = true
        ask(snapshot.note, round: snapshot.round, seconds: configuration.secondsPerNote)
    }

    func abandon() {
        guard isRunning else { return }
        deadline = nil
        phase = .finished(.abandoned, isNewBest: false)
    }

    private func miss(note: NoteName, round: Int) {
        lastMiss = Snapshot(scoring: scoring, note: note, round: round)
        scoring.registerMiss()
        haptics.play(.error)
        if scoring.lives == 0 {
            finish(.outOfLives)
        } else {
            advance(from: note, round: round)
        }
    }

    private func advance(from note: NoteName, round: Int) {
        guard round < configuration.roundCount else {
            finish(.completed)
            return
        }
        ask(nextNote(after: note), round: round + 1, seconds: configuration.secondsPerNote)
    }

    private func ask(_ note: NoteName, round: Int, seconds: TimeInterval) {
        deadline = clock.now.addingTimeInterval(seconds)
        phase = .asking(note: note, round: round)
    }

    private func nextNote(after previous: NoteName?) -> NoteName {
        let candidates = NoteName.allCases.filter { $0 != previous }
        return candidates[randomizer.index(below: candidates.count) % candidates.count]
    }

    private func finish(_ reason: DrillEndReason) {
        deadline = nil
        haptics.play(.finish)
        let isNewBest = reason == .completed && recordIfBest()
        phase = .finished(reason, isNewBest: isNewBest)
    }

    private func recordIfBest() -> Bool {
        let result = DrillResult(
            clef: configuration.clef,
            score: scoring.score,
            correctCount: scoring.correctCount,
            longestStreak: scoring.longestStreak,
            finishedAt: clock.now
        )
        do {
            if let best = try store.bestResult(for: configuration.clef), best.score >= result.score {
                return false
            }
            try store.save(result)
            return true
        } catch {
            storageFailed = true
            return false
        }
    }
}
