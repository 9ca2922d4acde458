// testgen:fingerprint e320ffe398548a35 factory ConnectionInteractor
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `ConnectionInteractor`.
enum ConnectionInteractorTestFactory {
    /// The doubles that stand for what `ConnectionInteractor` is injected with.
    struct Dependencies {
        let settings: SettingsMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let settings = SettingsMock()

        // 2. Defaults, so that the SUT can be made
        settings.underlyingIsOnline = false

        return Dependencies(
            settings: settings
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> ConnectionInteractor {
        return ConnectionInteractor(settings: dependencies.settings)
    }
}
// testgen:parts l9zk5nefo Q23Y0BMJ9 gbHQuZiVI Ak3XxSO6r iTG5m6_hk fiqap4RSy
