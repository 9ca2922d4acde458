// testgen:fingerprint c6abedf7a7f16d95 factory SessionManager
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `SessionManager`.
enum SessionManagerTestFactory {
    /// The doubles that stand for what `SessionManager` is injected with.
    struct Dependencies {
        let sourceKeychain: KeychainMock
        let source: TokenSource
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let sourceKeychain = KeychainMock()
        let source = TokenSource(keychain: sourceKeychain)

        return Dependencies(
            sourceKeychain: sourceKeychain,
            source: source
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> SessionManager {
        return SessionManager(source: dependencies.source)
    }
}
// testgen:parts l9zk5nefo snWX6sLuI TER-euEUc 4k9y4-PiR 62reJx44s J4cxOSJ_2 L8UW8vRWP
