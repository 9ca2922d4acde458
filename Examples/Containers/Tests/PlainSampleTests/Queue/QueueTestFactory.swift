// testgen:fingerprint d4bc772f6c819775 factory TonePlayer.Queue
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `TonePlayer.Queue`.
enum QueueTestFactory {
    /// The doubles that stand for what `TonePlayer.Queue` is injected with.
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
    ) -> TonePlayer.Queue {
        return TonePlayer.Queue(decoder: dependencies.decoder)
    }
}
// testgen:parts l9zk5nefo at0Ab77OA 9ozc6wyJv x-oJcy0Ds llxSZeWCm T9XfesteL
