// testgen:fingerprint 46bd03129d3f29b2 factory AccountPresenter
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `AccountPresenter`.
enum AccountPresenterTestFactory {
    /// The doubles that stand for what `AccountPresenter` is injected with.
    struct Dependencies {
        let keychain: KeychainMock
        let settings: SettingsMock
    }

    /// Carries the doubles into `AccountPresenter`.
    struct Services: HasKeychain, HasSettings {
        let keychain: any Keychain
        let settings: any Settings
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let keychain = KeychainMock()
        let settings = SettingsMock()

        // 2. Defaults, so that the SUT can be made
        settings.underlyingIsOnline = false

        return Dependencies(
            keychain: keychain,
            settings: settings
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> AccountPresenter {
        return AccountPresenter(services: Services(keychain: dependencies.keychain, settings: dependencies.settings))
    }
}
