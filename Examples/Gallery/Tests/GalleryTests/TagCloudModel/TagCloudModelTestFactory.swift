// testgen:fingerprint e1a554722c5baeec factory TagCloudModel
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
