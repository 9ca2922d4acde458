// testgen:fingerprint 4e668268d0c26805 factory BalanceModel
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `BalanceModel`.
enum BalanceModelTestFactory {
    /// The doubles that stand for what `BalanceModel` is injected with.
    struct Dependencies {
        let bank: BalanceBankMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let bank = BalanceBankMock()

        return Dependencies(
            bank: bank
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> BalanceModel {
        let dependencies = dependencies ?? setupDependencies()
        return BalanceModel(bank: dependencies.bank)
    }
}
// testgen:parts Nlfgu7dRd oogDSkGyc 7ZivaEVQu nE7pkiB8L IOCinkVYN maLIEb0L7
