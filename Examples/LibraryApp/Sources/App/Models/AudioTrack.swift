import Foundation

/// A recording of a native speaker; one instance is shared by every item that uses it.
final class AudioTrack: Equatable, Sendable {
    let url: URL
    let duration: TimeInterval
    let speaker: String?

    init(url: URL, duration: TimeInterval, speaker: String? = nil) {
        self.url = url
        self.duration = duration
        self.speaker = speaker
    }

    static func == (lhs: AudioTrack, rhs: AudioTrack) -> Bool {
        lhs.url == rhs.url
    }
}

/// Where a recording is on its way to the device.
enum DownloadState: Equatable, Sendable {
    case notDownloaded
    case downloading(progress: Double)
    case ready(localURL: URL)
}

/// What the player is doing.
enum PlaybackState: Equatable, Sendable {
    case stopped
    case playing(AudioTrack)
    case failed(reason: String)
}
