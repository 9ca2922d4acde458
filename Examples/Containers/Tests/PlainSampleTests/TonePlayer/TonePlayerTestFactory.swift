// testgen:fingerprint 1119e21332bb9d0a factory TonePlayer
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `TonePlayer`.
enum TonePlayerTestFactory {
    /// The doubles that stand for what `TonePlayer` is injected with.
    struct Dependencies {
        let delegate: PlayerDelegateMock
        let decoder: DecoderMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let delegate = PlayerDelegateMock()
        let decoder = DecoderMock()

        return Dependencies(
            delegate: delegate,
            decoder: decoder
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> TonePlayer {
        let sut = TonePlayer()
        sut.delegate = dependencies.delegate
        sut.decoder = dependencies.decoder
        return sut
    }
}
