// testgen:fingerprint 5a6bf8dec9e1adcd factory SettingsStore
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `SettingsStore`.
enum SettingsStoreTestFactory {
    /// The doubles that stand for what `SettingsStore` is injected with.
    struct Dependencies {
        let storage: SettingsStorageMock
        let tracker: AnalyticsTrackerMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let storage = SettingsStorageMock()
        let tracker = AnalyticsTrackerMock()

        return Dependencies(
            storage: storage,
            tracker: tracker
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> SettingsStore {
        return SettingsStore(storage: dependencies.storage, tracker: dependencies.tracker)
    }
}
// testgen:parts Nlfgu7dRd WJpvkU5IQ QqYlzjg0O 9hu1d2Kre vJyGdJOa8 LW93U_dLu KnNOR7xCQ
