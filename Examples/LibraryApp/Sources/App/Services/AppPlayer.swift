import Foundation

/// The one player of the app.
protocol AppPlayerType: AnyObject, Sendable {
    var state: PlaybackState { get }

    func play(_ track: AudioTrack) throws
    func stop()
}

/// Keeps track of what plays; audio output belongs to the platform.
final class AppPlayer: AppPlayerType, @unchecked Sendable {
    private let lock = NSLock()
    private var current = PlaybackState.stopped

    var state: PlaybackState {
        lock.withLock { current }
    }

    func play(_ track: AudioTrack) throws {
        guard track.duration > 0 else {
            lock.withLock { current = .failed(reason: "The recording is empty.") }
            throw LibraryError.recordingUnavailable
        }
        lock.withLock { current = .playing(track) }
    }

    func stop() {
        lock.withLock { current = .stopped }
    }
}
