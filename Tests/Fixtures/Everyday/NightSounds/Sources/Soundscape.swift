import Foundation

struct Soundscape: Equatable, Hashable {
    let slug: String
    let title: String
    let file: URL
    /// Some recordings are much louder than others.
    var gain: Float = 1
}

enum PauseReason: Equatable {
    case user, interruption, headphonesUnplugged
}

enum PlaybackFailure: Error, Equatable {
    case fileMissing(slug: String)
    case sessionDenied
    case engine
}

struct NowPlayingInfo: Equatable {
    var title: String
    var isPlaying: Bool
    var remaining: TimeInterval?
}
