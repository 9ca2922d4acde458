// testgen:fingerprint 45b0941b78524a0a factory GreetingView
@testable import EnvironmentSample

/// Doubles, registrations and mock data for the tests of `GreetingView`.
enum GreetingViewTestFactory {
    /// The doubles that stand for what `GreetingView` is injected with.
    struct Dependencies {
        let store: NameStoreMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let store = NameStoreMock()

        return Dependencies(
            store: store
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> GreetingView {
        return GreetingView(store: dependencies.store)
    }
}
// testgen:parts bF9eA_yXq xrnXxFo58 iCm9WtsnC 9NnCdId94 1tv-3euYZ Dac8nPuhS
