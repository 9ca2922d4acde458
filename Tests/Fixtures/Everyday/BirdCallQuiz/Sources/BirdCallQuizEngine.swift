import Foundation

@MainActor
final class BirdCallQuizEngine {
    typealias Shuffler = @MainActor ([Bird]) -> [Bird]

    private(set) var phase: QuizPhase = .idle {
        didSet { if phase != oldValue { onPhaseChange?(phase) } }
    }
    private(set) var score = 0
    private(set) var streak = 0
    private(set) var remainingSeconds = 0.0
    private(set) var skipsLeft = 0
    var onPhaseChange: (@MainActor (QuizPhase) -> Void)?

    private let deck: String
    private let birds: [Bird]
    private let configuration: QuizConfiguration
    private let rules: ScoreRules
    private let player: any CallPlaying
    private let bestScores: any BestScoreStoring
    private let shuffle: Shuffler

    private var questions: [BirdQuestion] = []
    private var index = 0
    private var replays = 0
    private var answerTimes: [Double] = []
    private var statistics = QuizStatistics()
    private var phaseBeforePause: QuizPhase?

    init(
        deck: String,
        birds: [Bird],
        configuration: QuizConfiguration = QuizConfiguration(),
        rules: ScoreRules = ScoreRules(),
        player: any CallPlaying,
        bestScores: any BestScoreStoring,
        shuffle: @escaping Shuffler = { $0.shuffled() }
    ) {
        self.deck = deck
        self.birds = birds
        self.configuration = configuration
        self.rules = rules
        self.player = player
        self.bestScores = bestScores
        self.shuffle = shuffle
    }

    var progress: Double {
        questions.isEmpty ? 0 : Double(index) / Double(questions.count)
    }

    func start() throws {
        guard birds.count >= configuration.optionCount else {
            throw QuizError.notEnoughBirds(required: configuration.optionCount)
        }
        score = 0
        streak = 0
        index = 0
        answerTimes = []
        statistics = QuizStatistics()
        phaseBeforePause = nil
        skipsLeft = configuration.maxSkips
        questions = shuffle(birds).prefix(configuration.questionCount).map(makeQuestion)
        presentQuestion()
    }

    func answer(birdID: String) {
        guard case .listening(let question) = phase, question.options.contains(where: { $0.id == birdID }) else {
            return
        }
        player.stop()
        answerTimes.append(configuration.secondsPerQuestion - remainingSeconds)
        guard birdID == question.answer.id else {
            statistics.wrong += 1
            miss(question)
            phase = .feedback(.wrong(correctID: question.answer.id))
            return
        }
        streak += 1
        statistics.correct += 1
        statistics.longestStreak = max(statistics.longestStreak, streak)
        let points = rules.points(
            rarity: question.answer.rarity,
            streak: streak,
            remainingFraction: remainingSeconds / configuration.secondsPerQuestion,
            replays: replays
        )
        score += points
        phase = .feedback(.correct(points: points))
    }

    func skip() {
        guard case .listening = phase, skipsLeft > 0 else { return }
        player.stop()
        skipsLeft -= 1
        statistics.skipped += 1
        phase = .feedback(.skipped)
    }

    func replayCall() {
        guard case .listening(let question) = phase else { return }
        replays += 1
        player.play(birdID: question.answer.id)
    }

    func tick(_ elapsed: TimeInterval) {
        guard case .listening(let question) = phase, elapsed > 0 else { return }
        remainingSeconds = max(remainingSeconds - elapsed, 0)
        guard remainingSeconds == 0 else { return }
        player.stop()
        statistics.timedOut += 1
        miss(question)
        phase = .feedback(.timedOut)
    }

    func next() {
        guard case .feedback = phase else { return }
        index += 1
        if index < questions.count {
            presentQuestion()
        } else {
            finish()
        }
    }

    func pause() {
        switch phase {
        case .listening, .feedback:
            player.stop()
            phaseBeforePause = phase
            phase = .paused
        case .idle, .paused, .finished:
            break
        }
    }

    func resume() {
        guard phase == .paused, let previous = phaseBeforePause else { return }
        phaseBeforePause = nil
        phase = previous
        if case .listening(let question) = previous {
            player.play(birdID: question.answer.id)
        }
    }

    private func makeQuestion(for bird: Bird) -> BirdQuestion {
        let distractors = shuffle(birds.filter { $0.id != bird.id }).prefix(configuration.optionCount - 1)
        return BirdQuestion(answer: bird, options: shuffle([bird] + distractors))
    }

    private func presentQuestion() {
        let question = questions[index]
        replays = 0
        remainingSeconds = configuration.secondsPerQuestion
        phase = .listening(question)
        player.play(birdID: question.answer.id)
    }

    private func miss(_ question: BirdQuestion) {
        streak = 0
        statistics.missedBirdIDs.append(question.answer.id)
    }

    private func finish() {
        statistics.score = score
        if !answerTimes.isEmpty {
            statistics.averageAnswerSeconds = answerTimes.reduce(0, +) / Double(answerTimes.count)
        }
        let best = bestScores.bestScore(for: deck) ?? 0
        if score > best {
            statistics.isNewBest = true
            bestScores.save(bestScore: score, for: deck)
        }
        phase = .finished(statistics)
    }
}
