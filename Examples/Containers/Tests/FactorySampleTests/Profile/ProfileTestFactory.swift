// testgen:fingerprint 3bc26a18b15cad40 factory ProfileViewModel
import FactoryKit
@testable import FactorySample

/// Doubles, registrations and mock data for the tests of `ProfileViewModel`.
enum ProfileTestFactory {
    /// The doubles that stand for what `ProfileViewModel` is injected with.
    struct Dependencies {
        let api: ProfileAPIMock
        let cache: ProfileCacheMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let api = ProfileAPIMock()
        let cache = ProfileCacheMock()

        // 3. Register
        Container.shared.profileAPI.register { api }
        Container.shared.profileCache.register { cache }

        return Dependencies(
            api: api,
            cache: cache
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> ProfileViewModel {
        _ = dependencies ?? setupDependencies()
        return ProfileViewModel()
    }
}
