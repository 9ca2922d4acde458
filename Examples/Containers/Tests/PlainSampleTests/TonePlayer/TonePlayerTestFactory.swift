// testgen:fingerprint 7fe3a79a20fec06b factory TonePlayer
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `TonePlayer`.
enum TonePlayerTestFactory {
    /// The doubles that stand for what `TonePlayer` is injected with.
    struct Dependencies {
        let delegate: PlayerDelegateMock
        let decoder: DecoderMock
        let meter: MeterMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let delegate = PlayerDelegateMock()
        let decoder = DecoderMock()
        let meter = MeterMock()

        return Dependencies(
            delegate: delegate,
            decoder: decoder,
            meter: meter
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
// testgen:parts l9zk5nefo _EJXkDhZr 90kDUpbeM UKEz724FO EJ4Icy0Ds 6e6_YVmBQ dAjKc4EI3 4BoNU4bxa
