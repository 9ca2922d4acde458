// testgen:fingerprint 05805f3d935f7f04 factory ConnectionInteractor
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
