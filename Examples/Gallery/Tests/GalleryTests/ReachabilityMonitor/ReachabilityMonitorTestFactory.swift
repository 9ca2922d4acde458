// testgen:fingerprint 1fa94c5fbc03a3dd factory ReachabilityMonitor
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `ReachabilityMonitor`.
enum ReachabilityMonitorTestFactory {
    /// The doubles that stand for what `ReachabilityMonitor` is injected with.
    struct Dependencies {
        let probe: NetworkProbeMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let probe = NetworkProbeMock()

        return Dependencies(
            probe: probe
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> ReachabilityMonitor {
        let dependencies = dependencies ?? setupDependencies()
        return ReachabilityMonitor(probe: dependencies.probe)
    }
}
// testgen:parts Nlfgu7dRd nlmkVknIq _ympuOMwW QzTeuE5PT UOFpMMVXI 7_YwOCKEJ
