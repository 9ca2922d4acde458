// testgen:fingerprint 2f01be51777e839c factory Walker
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
