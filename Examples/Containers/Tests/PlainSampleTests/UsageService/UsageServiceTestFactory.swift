// testgen:fingerprint ea5113ff5965aa0a factory UsageService
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `UsageService`.
enum UsageServiceTestFactory {
    /// The doubles that stand for what `UsageService` is injected with.
    struct Dependencies {
        let clients: [UsageClientMock]
        let store: PreferenceStoreMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let clients = [UsageClientMock()]
        let store = PreferenceStoreMock()

        return Dependencies(
            clients: clients,
            store: store
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies(),
        isSignedIn: @escaping () -> Bool = { false }
    ) -> UsageService {
        return UsageService(clients: dependencies.clients, store: dependencies.store, isSignedIn: isSignedIn)
    }
}
// testgen:parts l9zk5nefo U7aXP27ew 7ngARHUoZ 9krzVmJie 4V2MpXrVz OLxkxoBql 1HWBYHLMt
