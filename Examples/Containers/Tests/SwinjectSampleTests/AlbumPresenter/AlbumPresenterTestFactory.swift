// testgen:fingerprint e3b40b0a38eaa39c factory AlbumPresenter
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
// testgen:parts UrbOKKkps OjXsexnMD s5kNOw0uO _G297aWGe vqMTqJJqm FDRVNIbo0
