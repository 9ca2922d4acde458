// testgen:fingerprint 03f4d463c1acb75c factory ProfileViewModel
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
// testgen:parts OKxXK0rPG i2lpiFxxV OwVi3GQ2- n6QD8hSip 9SazNkIH0 n2E3dwBqc SpxG8C_gw TJWRJdCE7
