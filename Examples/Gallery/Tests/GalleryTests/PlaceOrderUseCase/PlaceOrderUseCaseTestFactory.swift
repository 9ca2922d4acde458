// testgen:fingerprint 2396eef3cf180668 factory PlaceOrderUseCase
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `PlaceOrderUseCase`.
enum PlaceOrderUseCaseTestFactory {
    /// The doubles that stand for what `PlaceOrderUseCase` is injected with.
    struct Dependencies {
        let repository: OrderRepositoryMock
        let notifier: OrderNotifierMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let repository = OrderRepositoryMock()
        let notifier = OrderNotifierMock()

        return Dependencies(
            repository: repository,
            notifier: notifier
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies(),
        limit: Int = 20
    ) -> PlaceOrderUseCase {
        return PlaceOrderUseCase(repository: dependencies.repository, notifier: dependencies.notifier, limit: limit)
    }
}
// testgen:parts Nlfgu7dRd EeRY55H9f yUnKLwh8C Uo72U3Ctc Q-P3iEO1Y NRlgLDxvt tXo6esj7b
