// testgen:fingerprint b1ebdfa559677ad2 factory ToneLog
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `ToneLog`.
enum ToneLogTestFactory {
    /// The doubles that stand for what `ToneLog` is injected with.
    struct Dependencies {
        let delegate: PlayerDelegateMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let delegate = PlayerDelegateMock()

        return Dependencies(
            delegate: delegate
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> ToneLog {
        return ToneLog(delegate: dependencies.delegate)
    }
}
// testgen:parts l9zk5nefo 12DSKLYwR uW4hgGmm0 r7ZY724FO 9R5POB3Iv XGkmsLg4D
