// testgen:fingerprint d88f6067ffc9dfbc factory Notifier
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `Notifier`.
enum NotifierTestFactory {
    /// The doubles that stand for what `Notifier` is injected with.
    struct Dependencies {
        let settings: [SettingsMock]
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let settings = [SettingsMock()]

        return Dependencies(
            settings: settings
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> Notifier {
        return Notifier(settings: dependencies.settings)
    }
}
// testgen:parts l9zk5nefo sSWpQJ0Ik 34HUiUbSC vKs9-VMtX lSBKB4dZE IlZO_-b-n
