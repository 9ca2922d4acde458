import Foundation

/// Plays the recordings of library items.
protocol ListeningRepositoryType: Sendable {
    func play(_ track: AudioTrack) async throws
    func stop()
    func downloadState(of track: AudioTrack) async -> DownloadState
}

/// Plays straight from the network through the app's player.
final class ListeningRepository: ListeningRepositoryType {
    private let player: AppPlayerType

    init(player: AppPlayerType) {
        self.player = player
    }

    func play(_ track: AudioTrack) async throws {
        try player.play(track)
    }

    func stop() {
        player.stop()
    }

    func downloadState(of track: AudioTrack) async -> DownloadState {
        track.url.isFileURL ? .ready(localURL: track.url) : .notDownloaded
    }
}
