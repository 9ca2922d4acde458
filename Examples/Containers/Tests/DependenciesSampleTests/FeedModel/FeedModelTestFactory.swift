// testgen:fingerprint 6740211ecc6d57e1 factory FeedModel
import Dependencies
import Foundation
@testable import DependenciesSample

/// Doubles, registrations and mock data for the tests of `FeedModel`.
enum FeedModelTestFactory {
    /// The doubles that stand for what `FeedModel` is injected with.
    struct Dependencies {
        let client: FeedClientMock
        let date: DateGenerator
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let client = FeedClientMock()
        let date = DateGenerator.constant(Date(timeIntervalSince1970: 0))

        return Dependencies(
            client: client,
            date: date
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> FeedModel {
        let dependencies = dependencies ?? setupDependencies()
        return withDependencies {
            $0.feedClient = dependencies.client
            $0.date = dependencies.date
        } operation: {
            FeedModel()
        }
    }
}
// testgen:parts FbQWgHNg6 qxkweZMJ9 KNuJYbKHk BAFItklX1 CWwgbYxVR b5mtksEtK JIp_adi3z p9OJHos0e LFP9c3hUd
