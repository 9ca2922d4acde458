/// Makes sound.
protocol AudioEngine: AnyObject {
    func start(track: String) throws
    func pause()
    func resume()
    func stop()
    var volume: Double { get set }
}

/// A state machine over an enum.
final class PlayerMachine {
    enum State: Equatable {
        case stopped
        case playing(track: String)
        case paused(track: String)
    }

    enum Event: Equatable {
        case play(track: String)
        case pause
        case resume
        case stop
        case mute
    }

    private(set) var state: State = .stopped
    private(set) var ignored = 0
    private let engine: AudioEngine

    init(engine: AudioEngine) {
        self.engine = engine
    }

    func handle(_ event: Event) {
        switch event {
        case .play(let track):
            do {
                try engine.start(track: track)
                state = .playing(track: track)
            } catch {
                state = .stopped
            }
        case .pause:
            guard case .playing(let track) = state else {
                ignored += 1
                return
            }
            engine.pause()
            state = .paused(track: track)
        case .resume:
            guard case .paused(let track) = state else {
                ignored += 1
                return
            }
            engine.resume()
            state = .playing(track: track)
        case .stop:
            engine.stop()
            state = .stopped
        case .mute:
            engine.volume = 0
        }
    }
}
