// testgen:fingerprint 78f81265a94a430f factory PlayerMachine
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `PlayerMachine`.
enum PlayerMachineTestFactory {
    /// The doubles that stand for what `PlayerMachine` is injected with.
    struct Dependencies {
        let engine: AudioEngineMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let engine = AudioEngineMock()

        // 2. Defaults, so that the SUT can be made
        engine.underlyingVolume = 0.5

        return Dependencies(
            engine: engine
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> PlayerMachine {
        return PlayerMachine(engine: dependencies.engine)
    }
}
// testgen:parts Nlfgu7dRd SUc0Cpy7l H26e4ZLNJ tCXSzYvFF PMO5VSZ1r BFCbVlwaS
