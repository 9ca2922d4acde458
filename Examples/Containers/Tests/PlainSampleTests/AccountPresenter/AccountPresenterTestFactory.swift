// testgen:fingerprint 32362b233956d25f factory AccountPresenter
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
// testgen:parts l9zk5nefo hww3sAx50 xlU6X2Yw6 Zdi1xZRi_ BimHxSO6r 5bvj9qehL lYeH_Edoc GLJvtLaym QCJBeV_5s dHtEVGdPo
