// testgen:fingerprint abcb679aea73f3fa factory ReaderCoordinator
import Foundation
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `ReaderCoordinator`.
enum ReaderCoordinatorTestFactory {
    /// The doubles that stand for what `ReaderCoordinator` is injected with.
    struct Dependencies {
        let api: LibraryAPIMock
        let router: ReaderRoutingMock
        let defaults: UserDefaults
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let api = LibraryAPIMock()
        let router = ReaderRoutingMock()
        let defaults = UserDefaults(suiteName: "testgen.\(UUID().uuidString)")!

        // 2. Defaults, so that the SUT can be made
        api.sendTargetAnyTargetResultVoidAnyErrorReturnValue = .success(())

        return Dependencies(
            api: api,
            router: router,
            defaults: defaults
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> ReaderCoordinator {
        return ReaderCoordinator(api: dependencies.api, router: dependencies.router, defaults: dependencies.defaults)
    }
}
// testgen:parts qxkweZMJ9 Nlfgu7dRd dJA_2VHgV pXMBR4e5o APqLTW68X E_gHd6HCF GZFNCwupy TGO_D7jpf XP-kzkYi7
