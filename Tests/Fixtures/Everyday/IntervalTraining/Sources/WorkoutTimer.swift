import Foundation

final class WorkoutTimer {

    enum Phase: Equatable {
        case ready
        case work(round: Int)
        case rest(round: Int)
        case paused
        case finished
    }

    private(set) var phase: Phase = .ready
    private(set) var secondsLeft = 0
    private(set) var activeSeconds = 0
    var onPhaseChange: ((Phase) -> Void)?

    private let plan: WorkoutPlan
    private let ticker: Ticker
    private let sounds: SoundPlayer
    private let history: WorkoutHistory
    private var pausedPhase: Phase?

    init(plan: WorkoutPlan, ticker: Ticker, sounds: SoundPlayer, history: WorkoutHistory) {
        self.plan = plan
        self.ticker = ticker
        self.sounds = sounds
        self.history = history
    }

    var progressText: String {
        let minutes = secondsLeft / 60
        let seconds = secondsLeft % 60
        return seconds < 10 ? "\(minutes):0\(seconds)" : "\(minutes):\(seconds)"
    }

    // MARK: - Controls

    func start() {
        guard phase == .ready || phase == .finished else { return }
        activeSeconds = 0
        enterWork(round: 1)
        startTicker()
    }

    func pause() {
        switch phase {
        case .work, .rest:
            pausedPhase = phase
            ticker.stop()
            change(to: .paused)
        default:
            break
        }
    }

    func resume() {
        guard phase == .paused, let previous = pausedPhase else { return }
        pausedPhase = nil
        change(to: previous)
        startTicker()
    }

    func stop() {
        guard phase != .ready else { return }
        ticker.stop()
        secondsLeft = 0
        pausedPhase = nil
        change(to: .ready)
    }

    // MARK: - Ticks

    func tick() {
        switch phase {
        case .work(let round):
            activeSeconds += 1
            countDown()
            if secondsLeft == 0 { workEnded(round: round) }
        case .rest(let round):
            countDown()
            if secondsLeft == 0 { enterWork(round: round + 1) }
        case .ready, .paused, .finished:
            break
        }
    }

    private func startTicker() {
        ticker.start(every: 1) { [weak self] in self?.tick() }
    }

    private func countDown() {
        secondsLeft -= 1
        if (1...3).contains(secondsLeft) {
            sounds.play(.countdown)
        }
    }

    private func enterWork(round: Int) {
        secondsLeft = plan.workSeconds
        sounds.play(.start)
        change(to: .work(round: round))
    }

    private func workEnded(round: Int) {
        if round >= plan.rounds {
            finish(rounds: round)
        } else {
            secondsLeft = plan.restSeconds
            sounds.play(.rest)
            change(to: .rest(round: round))
        }
    }

    private func finish(rounds: Int) {
        ticker.stop()
        sounds.play(.finished)
        history.save(WorkoutResult(planName: plan.name, completedRounds: rounds, activeSeconds: activeSeconds))
        change(to: .finished)
    }

    private func change(to newPhase: Phase) {
        phase = newPhase
        onPhaseChange?(newPhase)
    }
}
