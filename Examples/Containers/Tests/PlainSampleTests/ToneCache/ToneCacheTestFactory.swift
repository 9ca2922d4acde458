// testgen:fingerprint 476d52e85908ce3d factory ToneCache
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `ToneCache`.
enum ToneCacheTestFactory {
    /// The doubles that stand for what `ToneCache` is injected with.
    struct Dependencies {
        let decoder: DecoderMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let decoder = DecoderMock()

        return Dependencies(
            decoder: decoder
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> ToneCache {
        return ToneCache(decoder: dependencies.decoder)
    }
}
// testgen:parts l9zk5nefo glvBd9ZDa ut5aKmTNr yHYXcy0Ds WNwjZeWCm jLMyntMmk
