// testgen:fingerprint ecaf140130b02111 factory PlayerInteractor
import Swinject
@testable import SwinjectSample

/// Doubles, registrations and mock data for the tests of `PlayerInteractor`.
enum PlayerInteractorTestFactory {
    /// The doubles that stand for what `PlayerInteractor` is injected with.
    struct Dependencies {
        let resolver: Container
        let engine: EngineMock
        let playlist: PlaylistMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let resolver = Container()
        let engine = EngineMock()
        let playlist = PlaylistMock()

        // 3. Register
        resolver.register(Engine.self) { _ in engine }
        resolver.register(Playlist.self, name: "main") { _ in playlist }

        return Dependencies(
            resolver: resolver,
            engine: engine,
            playlist: playlist
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> PlayerInteractor {
        return PlayerInteractor(resolver: dependencies.resolver)
    }
}
// testgen:parts s1Dpqu5WR UrbOKKkps LpaXbn_La eJAl9IgJ6 U-B5AHo18 KS7aDTC1q 0-2F8ErD- F6l_OAjhT NJe_nybBn
