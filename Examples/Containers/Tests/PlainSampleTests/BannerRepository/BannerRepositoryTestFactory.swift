// testgen:fingerprint 39c3436a4affb679 factory BannerRepository
import Foundation
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `BannerRepository`.
enum BannerRepositoryTestFactory {
    /// The doubles that stand for what `BannerRepository` is injected with.
    struct Dependencies {
        let session: URLProtocolStub
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let session = URLProtocolStub()

        return Dependencies(
            session: session
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies(),
        address: URL = URL(string: "https://example.com/address")!
    ) -> BannerRepository {
        return BannerRepository(session: dependencies.session.session, address: address)
    }
}
