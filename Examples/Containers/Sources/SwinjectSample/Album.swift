import Swinject

public protocol AlbumAPI {
    func title(of id: Int) throws -> String
}

public protocol Artwork {
    func path(of title: String) -> String?
}

struct LiveAlbumAPI: AlbumAPI {
    func title(of id: Int) throws -> String { "live" }
}

struct FolderArtwork: Artwork {
    let folder: String
    func path(of title: String) -> String? { nil }
}

/// Registers what albums need.
public struct AlbumAssembly: Assembly {
    public init() {}

    public func assemble(container: Container) {
        container.register(AlbumAPI.self) { _ in LiveAlbumAPI() }
        container.register(Artwork.self) { (_, folder: String) in FolderArtwork(folder: folder) }
        container.register(AlbumPresenter.self) { resolver in AlbumPresenter(api: resolver.resolve(AlbumAPI.self)!) }
    }
}

/// The application's container.
public enum Services {
    nonisolated(unsafe) public static let container = Container()
}

/// Gets its things from the application's container, one with an argument.
public final class AlbumInteractor {
    private let api = Services.container.resolve(AlbumAPI.self)!

    public private(set) var title = ""
    public private(set) var cover: String?

    public init() {}

    public func open(id: Int) throws {
        title = try api.title(of: id)
        let artwork = Services.container.resolve(Artwork.self, argument: "covers")
        cover = artwork?.path(of: title)
    }
}

/// Is registered in an assembly, which does not matter to a test: it takes what it needs.
public final class AlbumPresenter {
    private let api: any AlbumAPI
    public private(set) var heading = ""

    public init(api: any AlbumAPI) { self.api = api }

    public func show(_ id: Int) {
        heading = (try? api.title(of: id)) ?? "?"
    }
}
