import Foundation

protocol LoopEngine: AnyObject {
    var volume: Float { get set }
    func load(_ file: URL) throws
    func play()
    func pause()
    func stop()
}

protocol AudioSessionControlling: AnyObject {
    func activate() throws
    func deactivate()
}

enum AudioEvent: Equatable {
    case interruptionBegan
    case interruptionEnded(shouldResume: Bool)
    case outputLost
}

protocol AudioEventSource: AnyObject {
    var handler: ((AudioEvent) -> Void)? { get set }
}

protocol NowPlayingPresenting: AnyObject {
    func show(_ info: NowPlayingInfo)
    func clear()
}

protocol Ticket: AnyObject {
    func cancel()
}

protocol TickScheduling: AnyObject {
    var now: Date { get }
    func every(_ interval: TimeInterval, perform: @escaping () -> Void) -> Ticket
}

protocol SoundscapePlayerDelegate: AnyObject {
    func player(_ player: SoundscapePlayer, didChange state: SoundscapePlayer.State)
    func player(_ player: SoundscapePlayer, didFail failure: PlaybackFailure)
    func playerDidFinishNight(_ player: SoundscapePlayer, listened: TimeInterval)
}
