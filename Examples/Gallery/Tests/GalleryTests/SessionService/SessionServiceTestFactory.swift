// testgen:fingerprint 6623d59623412c0a factory SessionService
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `SessionService`.
enum SessionServiceTestFactory {
    /// The doubles that stand for what `SessionService` is injected with.
    struct Dependencies {
        let port: SessionPortMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let port = SessionPortMock()

        // 2. Defaults, so that the SUT can be made
        port.openReturnValue = .success(createMockAccount())
        port.closeReturnValue = .success(())

        return Dependencies(
            port: port
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> SessionService {
        return SessionService(port: dependencies.port)
    }

    // MARK: - Mock data

    static func createMockAccount(
        id: String = "account-1",
        name: String = "Account name",
        isVerified: Bool = false
    ) -> Account {
        Account(id: id, name: name, isVerified: isVerified)
    }

    static func createMockAccounts(count: Int = 3) -> [Account] {
        (0..<count).map { index in
            createMockAccount(id: "account-\(index + 1)")
        }
    }
}
// testgen:parts Nlfgu7dRd 7sFHlDOf3 5tETZkvbb ovf-x3LHo DZQ6TuVEX K2pRIL9kp c0ea-J-34 fsNgKsgsX
