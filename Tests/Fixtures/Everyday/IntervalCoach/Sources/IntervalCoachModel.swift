import Foundation
import Observation

@MainActor
@Observable
final class IntervalCoachModel {
    enum State: Equatable {
        case ready
        case running(Position)
        case paused(Position)
        case finished(WorkoutSummary)
    }

    struct Position: Equatable {
        var segmentIndex: Int
        var secondsLeft: Int
    }

    private(set) var state: State = .ready
    private(set) var elapsed = 0
    private(set) var saveError: String?
    var isVoiceEnabled = true

    @ObservationIgnored private let plan: IntervalPlan
    @ObservationIgnored private let ticker: any SecondTicker
    @ObservationIgnored private let voice: any CoachVoice
    @ObservationIgnored private let haptics: (any HapticPlaying)?
    @ObservationIgnored private let journal: any WorkoutJournal
    @ObservationIgnored private let now: () -> Date
    @ObservationIgnored private var startedAt: Date?
    @ObservationIgnored private var tickTask: Task<Void, Never>?

    init(
        plan: IntervalPlan,
        ticker: any SecondTicker,
        voice: any CoachVoice,
        haptics: (any HapticPlaying)? = nil,
        journal: any WorkoutJournal,
        now: @escaping () -> Date = Date.init
    ) {
        self.plan = plan
        self.ticker = ticker
        self.voice = voice
        self.haptics = haptics
        self.journal = journal
        self.now = now
    }

    // MARK: Derived

    var currentSegment: IntervalPlan.Segment? {
        switch state {
        case .running(let position), .paused(let position): plan.segments[position.segmentIndex]
        case .ready, .finished: nil
        }
    }

    var progress: Double {
        guard plan.totalSeconds > 0 else { return 0 }
        return min(1, Double(elapsed) / Double(plan.totalSeconds))
    }

    var countdownText: String {
        switch state {
        case .ready: Self.clockText(plan.totalSeconds)
        case .running(let position), .paused(let position): Self.clockText(position.secondsLeft)
        case .finished: Self.clockText(0)
        }
    }

    // MARK: Controls

    func start() {
        guard case .ready = state, let first = plan.segments.first else { return }
        startedAt = now()
        elapsed = 0
        state = .running(Position(segmentIndex: 0, secondsLeft: first.seconds))
        announce("Start with \(first.title)")
        listen()
    }

    func togglePause() {
        switch state {
        case .running(let position):
            tickTask?.cancel()
            state = .paused(position)
            haptics?.play(.soft)
        case .paused(let position):
            state = .running(position)
            haptics?.play(.soft)
            listen()
        case .ready, .finished:
            break
        }
    }

    /// One second of the workout. Driven by the ticker, one call per tick.
    func tick() async {
        guard case .running(var position) = state else { return }
        elapsed += 1
        position.secondsLeft -= 1
        if position.secondsLeft > 0 {
            if position.secondsLeft <= 3 { haptics?.play(.tick) }
            state = .running(position)
            return
        }
        let next = position.segmentIndex + 1
        if next < plan.segments.count {
            state = .running(Position(segmentIndex: next, secondsLeft: plan.segments[next].seconds))
            haptics?.play(.strong)
            announce(plan.segments[next].title)
        } else {
            await finish(completed: true)
        }
    }

    func stopEarly() async {
        switch state {
        case .running, .paused: await finish(completed: false)
        case .ready, .finished: return
        }
    }

    // MARK: Helpers

    private func finish(completed: Bool) async {
        tickTask?.cancel()
        tickTask = nil
        let summary = WorkoutSummary(
            planName: plan.name,
            startedAt: startedAt!,
            seconds: elapsed,
            kilocalories: plan.kilocalories(after: elapsed),
            isComplete: completed
        )
        state = .finished(summary)
        if completed { announce("Well done") }
        do {
            try await journal.save(summary)
            saveError = nil
        } catch {
            saveError = "The workout could not be saved"
        }
    }

    private func listen() {
        tickTask?.cancel()
        tickTask = Task { [weak self, ticker] in
            for await _ in ticker.ticks() {
                guard !Task.isCancelled else { return }
                await self?.tick()
            }
        }
    }

    private func announce(_ text: String) {
        guard isVoiceEnabled else { return }
        voice.say(text, interrupting: true)
    }

    static func clockText(_ seconds: Int) -> String {
        let rest = seconds % 60
        return "\(seconds / 60):" + (rest < 10 ? "0\(rest)" : "\(rest)")
    }
}
