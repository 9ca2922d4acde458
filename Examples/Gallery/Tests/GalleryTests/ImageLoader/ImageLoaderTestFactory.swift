// testgen:fingerprint d96dd2b14a0b9df5 factory ImageLoader
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `ImageLoader`.
enum ImageLoaderTestFactory {
    /// The doubles that stand for what `ImageLoader` is injected with.
    struct Dependencies {
        let fetcher: ImageFetcherMock
        let cache: ImageCacheMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let fetcher = ImageFetcherMock()
        let cache = ImageCacheMock()

        return Dependencies(
            fetcher: fetcher,
            cache: cache
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> ImageLoader {
        return ImageLoader(fetcher: dependencies.fetcher, cache: dependencies.cache)
    }
}
