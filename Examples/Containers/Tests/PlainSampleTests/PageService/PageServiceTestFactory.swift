// testgen:fingerprint b168e526a67f8c26 factory PageService
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
