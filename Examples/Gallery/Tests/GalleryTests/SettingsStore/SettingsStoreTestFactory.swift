// testgen:fingerprint 667a94cebe45ff07 factory SettingsStore
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
