import Swinject

public protocol Engine {
    func play(_ title: String) -> Bool
}

public protocol Playlist {
    var titles: [String] { get }
}

/// Plays what the list has.
public final class PlayerInteractor {
    private let engine: any Engine
    private let playlist: any Playlist
    public private(set) var isPlaying = false

    public init(resolver: any Resolver) {
        engine = resolver.resolve((any Engine).self)!
        playlist = resolver.resolve((any Playlist).self, name: "main")!
    }

    public func start() {
        guard let first = playlist.titles.first else { return }
        isPlaying = engine.play(first)
    }
}
