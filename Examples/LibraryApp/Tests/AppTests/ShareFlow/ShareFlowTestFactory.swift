// testgen:fingerprint 888d2a9d37c2ee37 factory ShareFlow
@testable import App

/// Doubles, registrations and mock data for the tests of `ShareFlow`.
enum ShareFlowTestFactory {
    /// The doubles that stand for what `ShareFlow` is injected with.
    struct Dependencies {
        let service: ShareServiceMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let service = ShareServiceMock()

        // 2. Defaults, so that the SUT can be made
        service.shareReturnValue = .success("share")

        return Dependencies(
            service: service
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> ShareFlow {
        return ShareFlow(service: dependencies.service)
    }
}
// testgen:parts Re9aRNa0n KISj1KA8O 9MJlgaxq0 vvi6eYk2e C_zjNpLJF _jG5mEe94
