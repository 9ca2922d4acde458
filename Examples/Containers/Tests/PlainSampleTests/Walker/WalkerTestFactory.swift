// testgen:fingerprint 8658ab73ae348053 factory Walker
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `Walker`.
enum WalkerTestFactory {
    /// The doubles that stand for what `Walker` is injected with.
    struct Dependencies {
        let trail: TrailMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let trail = TrailMock()

        return Dependencies(
            trail: trail
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> Walker {
        return Walker(trail: dependencies.trail)
    }
}
// testgen:parts l9zk5nefo XKECPv8-s dW0dT-3Zp cCkTDswQK xfunT3DRU sjK0u3iz1
