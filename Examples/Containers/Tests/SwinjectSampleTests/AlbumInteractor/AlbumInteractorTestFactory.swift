// testgen:fingerprint f0b2d8750756adc1 factory AlbumInteractor
import Swinject
@testable import SwinjectSample

/// Doubles, registrations and mock data for the tests of `AlbumInteractor`.
enum AlbumInteractorTestFactory {
    /// The doubles that stand for what `AlbumInteractor` is injected with.
    struct Dependencies {
        let api: AlbumAPIMock
        let artwork: ArtworkMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let api = AlbumAPIMock()
        let artwork = ArtworkMock()

        // 3. Register
        Services.container.register(AlbumAPI.self) { _ in api }
        Services.container.register(Artwork.self) { (_, _: String) in artwork }

        return Dependencies(
            api: api,
            artwork: artwork
        )
    }

    /// Takes the doubles out again.
    static func resetDependencies() {
        Services.container.removeAll()
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> AlbumInteractor {
        return AlbumInteractor()
    }
}
// testgen:parts s1Dpqu5WR UrbOKKkps TskevF901 Lsy1J__-k yA3B7aWGe eQNctcxe0 aQclOKjKh NhgaCc2hC _HJ6PhgFA
