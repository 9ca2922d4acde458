import Foundation

@MainActor
final class ErgSessionCoach {
    enum Phase: Equatable {
        case idle, connecting, warmingUp
        case rowing(Zone)
        case paused(reason: PauseReason)
        case finished
    }

    enum PauseReason: Equatable { case resting, signalLost }

    struct Limits {
        var warmUpStrokes = 3
        var restAfter: TimeInterval = 10
        var abandonAfter: TimeInterval = 60
        var maxHeartRate = 185
        var splitMetres = 500.0
        var smoothing = 3
    }

    weak var delegate: (any ErgCoachDelegate)?
    private(set) var summary = EffortSummary()
    private(set) var phase: Phase = .idle {
        didSet {
            guard phase != oldValue else { return }
            delegate?.coach(self, didChange: phase)
        }
    }
    private(set) var listening: Task<Void, Never>?

    private let monitor: any ErgMonitor
    private let ticker: any CoachTicker
    private let voice: any CoachVoice
    private let clock: () -> TimeInterval
    private let limits: Limits

    private var recent: [StrokeSample] = []
    private var wattsTotal = 0.0
    private var heartRates: [Int] = []
    private var lastActivity: TimeInterval = 0
    private var splitStart: TimeInterval?
    private var splitsDone = 0, warnedAboutHeart = false

    init(
        monitor: any ErgMonitor, ticker: any CoachTicker, voice: any CoachVoice,
        limits: Limits = Limits(), clock: @escaping () -> TimeInterval
    ) {
        self.monitor = monitor
        self.ticker = ticker
        self.voice = voice
        self.limits = limits
        self.clock = clock
    }

    var isActive: Bool {
        phase != .idle && phase != .finished
    }

    func start() {
        guard !isActive else { return }
        reset()
        phase = .connecting
        lastActivity = clock()
        let stream = monitor.events()
        listening = Task { [weak self] in
            for await event in stream {
                guard !Task.isCancelled else { return }
                self?.handle(event)
            }
            self?.stop()
        }
        ticker.onTick = { [weak self] in self?.tick() }
        ticker.start(every: 1)
    }

    func stop() {
        guard isActive else { return }
        listening?.cancel()
        listening = nil
        finish()
    }

    private func handle(_ event: ErgEvent) {
        guard isActive else { return }
        switch event {
        case .connected(let serial) where phase == .connecting:
            phase = .warmingUp
            lastActivity = clock()
            voice.say(.ready(serial: serial))
        case .connected:
            break
        case .stroke where phase == .connecting:
            break
        case .stroke(let sample):
            record(sample)
        case .signalLost:
            phase = .paused(reason: .signalLost)
        }
    }

    private func record(_ sample: StrokeSample) {
        lastActivity = clock()
        accumulate(sample)
        recent.append(sample)
        if recent.count > limits.smoothing { recent.removeFirst() }
        guard summary.strokes >= limits.warmUpStrokes else {
            phase = .warmingUp
            return
        }
        let smoothed = recent.reduce(0) { $0 + $1.watts } / Double(recent.count)
        enter(Zone(watts: smoothed))
        checkHeart(sample)
    }

    private func accumulate(_ sample: StrokeSample) {
        if let previous = recent.last, case .rowing(let zone) = phase {
            summary.secondsByZone[zone, default: 0] += max(0, sample.at - previous.at)
        }
        if splitStart == nil { splitStart = sample.at }
        summary.strokes += 1
        summary.metres += sample.metres
        wattsTotal += sample.watts
        summary.averageWatts = wattsTotal / Double(summary.strokes)
        summary.peakWatts = max(summary.peakWatts, sample.watts)
        if let rate = sample.heartRate, rate > 0 {
            heartRates.append(rate)
            summary.averageHeartRate = heartRates.reduce(0, +) / heartRates.count
        }
        completeSplit(at: sample.at)
    }

    private func completeSplit(at time: TimeInterval) {
        let reached = Int(summary.metres / limits.splitMetres)
        guard reached > splitsDone, let began = splitStart else { return }
        splitsDone = reached
        splitStart = time
        let seconds = time - began
        summary.bestSplit = summary.bestSplit.map { min($0, seconds) } ?? seconds
        voice.say(.split(metres: reached * Int(limits.splitMetres), seconds: Int(seconds.rounded())))
    }

    private func enter(_ zone: Zone) {
        defer { phase = .rowing(zone) }
        if case .rowing(let current) = phase, current == zone { return }
        voice.say(.zoneEntered(zone))
    }

    private func checkHeart(_ sample: StrokeSample) {
        guard let rate = sample.heartRate else { return }
        if rate > limits.maxHeartRate, !warnedAboutHeart {
            warnedAboutHeart = true
            voice.say(.easeOff(heartRate: rate))
        } else if rate <= limits.maxHeartRate - 10 {
            warnedAboutHeart = false
        }
    }

    private func tick() {
        let quiet = clock() - lastActivity
        switch phase {
        case .rowing where quiet >= limits.restAfter:
            phase = .paused(reason: .resting)
            recent.removeAll()
            voice.say(.paused)
        case .paused where quiet >= limits.abandonAfter, .connecting where quiet >= limits.abandonAfter:
            stop()
        default:
            break
        }
    }

    private func finish() {
        ticker.stop()
        ticker.onTick = nil
        monitor.disconnect()
        phase = .finished
        guard summary.strokes > 0 else { return }
        voice.say(.finished)
        delegate?.coach(self, didFinishWith: summary)
    }

    private func reset() {
        summary = EffortSummary()
        recent = []
        wattsTotal = 0
        heartRates = []
        splitStart = nil
        splitsDone = 0
        warnedAboutHeart = false
    }
}
