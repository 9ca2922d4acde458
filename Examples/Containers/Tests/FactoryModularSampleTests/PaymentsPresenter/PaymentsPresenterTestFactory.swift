// testgen:fingerprint 052f502c001b009e factory PaymentsPresenter
import FactoryKit
@testable import FactoryModularSample

/// Doubles, registrations and mock data for the tests of `PaymentsPresenter`.
enum PaymentsPresenterTestFactory {
    /// The doubles that stand for what `PaymentsPresenter` is injected with.
    struct Dependencies {
        let ledger: LedgerMock
        let rates: RatesMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let ledger = LedgerMock()
        let rates = RatesMock()

        // 3. Register
        PaymentsContainer.shared.ledger.register { ledger }
        PaymentsContainer.shared.rates.register { _ in rates }

        return Dependencies(
            ledger: ledger,
            rates: rates
        )
    }

    /// Takes the doubles out again.
    static func resetDependencies() {
        PaymentsContainer.shared.ledger.reset()
        PaymentsContainer.shared.rates.reset()
        PaymentsContainer.shared.reset()
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> PaymentsPresenter {
        return PaymentsPresenter()
    }
}
// testgen:parts OKxXK0rPG qGTa5D3Ih OQAaa5o6V yDdrwWQnt fsd49rhRE m0VUU4uLr AEUrM_RtZ WBd436XK9 KhvQyrsH8
