// testgen:fingerprint e0beea9d7a45c1b5 factory PageService
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `PageService`.
enum PageServiceTestFactory {
    /// The doubles that stand for what `PageService` is injected with.
    struct Dependencies {
        let loader: PageLoaderMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let loader = PageLoaderMock()

        return Dependencies(
            loader: loader
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> PageService {
        return PageService(loader: dependencies.loader)
    }
}
// testgen:parts l9zk5nefo KOAqqvQ4I 7opnT6DJi iKsac42We c36KxgYKg WfpcwniA_
