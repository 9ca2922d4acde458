// testgen:fingerprint a2ed5b3c1c736e4e factory LoanRecords
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `LoanRecords`.
enum LoanRecordsTestFactory {
    /// The doubles that stand for what `LoanRecords` is injected with.
    struct Dependencies {
        let store: RecordStoreMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let store = RecordStoreMock()

        return Dependencies(
            store: store
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> LoanRecords {
        return LoanRecords(store: dependencies.store)
    }

    // MARK: - Mock data

    static func createMockLoan(id: Int = 1, title: String = "Loan title", days: Int = 1) -> Loan {
        Loan(id: id, title: title, days: days)
    }

    static func createMockLoans(count: Int = 3) -> [Loan] {
        (0..<count).map { index in
            createMockLoan(id: index + 1)
        }
    }
}
// testgen:parts l9zk5nefo SaYDG3cDM UJXbMHsRQ y_xzQ_QP8 k0hQVxGhz Q5oOBtpPW 1jKygpyjo 5ERSHLXot
