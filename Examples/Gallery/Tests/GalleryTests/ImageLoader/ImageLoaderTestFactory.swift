// testgen:fingerprint 5e6fa2c996288f10 factory ImageLoader
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
// testgen:parts Nlfgu7dRd TX4UoYsFo 5d_f25qWs pggGqzJ7S G8JfSptfU c4YROjWKU Qe6mbG_kp
