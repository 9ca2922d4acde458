import Foundation

final class SoundscapePlayer {
    enum State: Equatable {
        case idle
        case playing(Soundscape)
        case fadingOut(Soundscape)
        case paused(Soundscape, PauseReason)

        var soundscape: Soundscape? {
            switch self {
            case .idle: return nil
            case .playing(let sound), .fadingOut(let sound), .paused(let sound, _): return sound
            }
        }
    }

    struct Dependencies {
        var engine: LoopEngine
        var session: AudioSessionControlling
        var events: AudioEventSource
        var nowPlaying: NowPlayingPresenting
        var scheduler: TickScheduling
    }

    weak var delegate: SoundscapePlayerDelegate?
    /// Called once a second while a sleep timer runs, with `nil` when it is switched off.
    var onRemainingTime: ((TimeInterval?) -> Void)?

    private(set) var state: State = .idle {
        didSet { if state != oldValue { delegate?.player(self, didChange: state) } }
    }

    var masterVolume: Float = 0.8 {
        didSet {
            masterVolume = min(max(masterVolume, 0), 1)
            applyVolume()
        }
    }

    private let deps: Dependencies
    private let fadeDuration: TimeInterval
    private var ticker: Ticket?
    private var stopAt: Date?
    /// What was left on the timer when the sound was paused.
    private var heldRemaining: TimeInterval?
    private var fade: Float = 1
    private var playingSince: Date?
    private var listened: TimeInterval = 0

    init(_ deps: Dependencies, fadeDuration: TimeInterval = 20) {
        self.deps = deps
        self.fadeDuration = fadeDuration
        deps.events.handler = { [weak self] event in self?.handle(event) }
    }

    deinit { ticker?.cancel() }

    func play(_ sound: Soundscape) {
        if case .paused(sound, _) = state {
            return resume()
        }
        guard state != .playing(sound) else { return }
        do {
            if state == .idle { try deps.session.activate() }
        } catch {
            delegate?.player(self, didFail: .sessionDenied)
            return
        }
        do {
            try deps.engine.load(sound.file)
        } catch {
            return fail(with: error as? PlaybackFailure ?? .engine)
        }
        start(sound)
    }

    func pause() { pause(because: .user) }

    func resume() {
        guard case .paused(let sound, _) = state else { return }
        start(sound)
    }

    func stop() {
        if state != .idle { finish() }
    }

    func setSleepTimer(minutes: Int) {
        guard minutes > 0 else { return cancelSleepTimer() }
        let duration = TimeInterval(minutes * 60)
        // Before the first play the time is only remembered.
        if playingSince == nil { heldRemaining = duration } else { startTimer(duration) }
        undoFade()
        onRemainingTime?(duration)
        publish()
    }

    func cancelSleepTimer() {
        stopTimer()
        heldRemaining = nil
        undoFade()
        onRemainingTime?(nil)
        publish()
    }

    /// The button on the lock screen while the sound is already fading.
    func extendByFiveMinutes() {
        guard let stopAt else { return }
        let left = max(0, stopAt.timeIntervalSince(deps.scheduler.now))
        startTimer(left + 5 * 60)
        undoFade()
        publish()
    }
}

extension SoundscapePlayer {
    fileprivate var remaining: TimeInterval? {
        stopAt.map { max(0, $0.timeIntervalSince(deps.scheduler.now)) } ?? heldRemaining
    }

    fileprivate func start(_ sound: Soundscape) {
        if let held = heldRemaining { startTimer(held) }
        countListening()
        playingSince = deps.scheduler.now
        fade = 1
        state = .playing(sound)
        applyVolume()
        deps.engine.play()
        publish()
    }

    fileprivate func pause(because reason: PauseReason) {
        switch state {
        case .playing(let sound), .fadingOut(let sound):
            deps.engine.pause()
            countListening()
            heldRemaining = stopAt == nil ? nil : remaining
            stopTimer()
            state = .paused(sound, reason)
            publish()
        case .idle, .paused:
            break
        }
    }

    fileprivate func handle(_ event: AudioEvent) {
        switch event {
        case .interruptionBegan:
            pause(because: .interruption)
        case .interruptionEnded(let shouldResume):
            guard shouldResume, case .paused(_, .interruption) = state else { return }
            try? deps.session.activate()
            resume()
        case .outputLost:
            // Nobody wants rain on the loudspeaker at three in the morning.
            pause(because: .headphonesUnplugged)
        }
    }

    fileprivate func startTimer(_ duration: TimeInterval) {
        ticker?.cancel()
        heldRemaining = nil
        stopAt = deps.scheduler.now.addingTimeInterval(duration)
        ticker = deps.scheduler.every(1) { [weak self] in self?.tick() }
    }

    fileprivate func stopTimer() {
        ticker?.cancel()
        ticker = nil
        stopAt = nil
    }

    fileprivate func tick() {
        guard let left = remaining, let sound = state.soundscape else { return }
        onRemainingTime?(left)
        guard left > 0 else {
            countListening()
            let total = listened
            finish()
            delegate?.playerDidFinishNight(self, listened: total)
            return
        }
        if left <= fadeDuration {
            fade = Float(left / fadeDuration)
            state = .fadingOut(sound)
            applyVolume()
        }
    }

    fileprivate func undoFade() {
        guard case .fadingOut(let sound) = state else { return }
        fade = 1
        state = .playing(sound)
        applyVolume()
    }

    fileprivate func finish() {
        deps.engine.stop()
        stopTimer()
        heldRemaining = nil
        fade = 1
        playingSince = nil
        listened = 0
        state = .idle
        deps.session.deactivate()
        deps.nowPlaying.clear()
    }

    fileprivate func fail(with failure: PlaybackFailure) {
        finish()
        delegate?.player(self, didFail: failure)
    }

    fileprivate func applyVolume() {
        guard let sound = state.soundscape else { return }
        deps.engine.volume = masterVolume * sound.gain * fade
    }

    fileprivate func countListening() {
        listened += playingSince.map { deps.scheduler.now.timeIntervalSince($0) } ?? 0
        playingSince = nil
    }

    fileprivate func publish() {
        guard let sound = state.soundscape else { return }
        var isPlaying = true
        if case .paused = state { isPlaying = false }
        deps.nowPlaying.show(NowPlayingInfo(title: sound.title, isPlaying: isPlaying, remaining: remaining))
    }
}
