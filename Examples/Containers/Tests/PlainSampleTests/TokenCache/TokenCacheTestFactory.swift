// testgen:fingerprint 37a71b0e57fb3cb8 factory TokenCache
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `TokenCache`.
enum TokenCacheTestFactory {
    /// The doubles that stand for what `TokenCache` is injected with.
    struct Dependencies {
        let source: KeychainMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let source = KeychainMock()

        return Dependencies(
            source: source
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> TokenCache<KeychainMock> {
        return TokenCache<KeychainMock>(source: dependencies.source)
    }
}
// testgen:parts l9zk5nefo cz479KKv- zKTjR70wl osBN5h24F pxFpV-Srs 4xpDqbeTs
