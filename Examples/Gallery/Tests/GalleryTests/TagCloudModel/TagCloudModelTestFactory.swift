// testgen:fingerprint a6e79199db27e99e factory TagCloudModel
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `TagCloudModel`.
enum TagCloudModelTestFactory {
    /// The doubles that stand for what `TagCloudModel` is injected with.
    struct Dependencies {
        let source: TagSourceMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let source = TagSourceMock()

        return Dependencies(
            source: source
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> TagCloudModel {
        return TagCloudModel(source: dependencies.source)
    }
}
// testgen:parts Nlfgu7dRd Uyx8MIGM3 KaE6SaCpP wcXtUVd6Q pmwWGE6wu SpJZKF6b7
