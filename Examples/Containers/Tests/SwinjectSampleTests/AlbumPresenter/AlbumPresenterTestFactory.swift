// testgen:fingerprint 32b316493c56a9ec factory AlbumPresenter
@testable import SwinjectSample

/// Doubles, registrations and mock data for the tests of `AlbumPresenter`.
enum AlbumPresenterTestFactory {
    /// The doubles that stand for what `AlbumPresenter` is injected with.
    struct Dependencies {
        let api: AlbumAPIMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let api = AlbumAPIMock()

        return Dependencies(
            api: api
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> AlbumPresenter {
        return AlbumPresenter(api: dependencies.api)
    }
}
