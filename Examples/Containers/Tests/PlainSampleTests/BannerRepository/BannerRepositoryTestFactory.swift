// testgen:fingerprint a1d00a316a9a9336 factory BannerRepository
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
// testgen:parts qxkweZMJ9 l9zk5nefo pX5SkXqNv 8x3ASHP0S 8bJg1oxvw qg_9TOJ9C nyONEAGPh
