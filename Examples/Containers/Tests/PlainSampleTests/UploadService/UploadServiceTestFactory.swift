// testgen:fingerprint f93218bfdad149ae factory UploadService
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `UploadService`.
enum UploadServiceTestFactory {
    /// The doubles that stand for what `UploadService` is injected with.
    struct Dependencies {
        let uploading: UploadingMock
        let settings: SettingsMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let uploading = UploadingMock()
        let settings = SettingsMock()

        // 2. Defaults, so that the SUT can be made
        settings.underlyingIsOnline = false

        return Dependencies(
            uploading: uploading,
            settings: settings
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> UploadService {
        return UploadService(
            dependencies: UploadService.Dependencies(
                uploading: dependencies.uploading, settings: dependencies.settings))
    }
}
// testgen:parts l9zk5nefo CnuCAGoTL ydERVp50U S66yV0Yss V63txSO6r zNbWa0zUh ExlSRcB9m
