// testgen:fingerprint 48f1fbda4cbb7c24 factory PlaceOrderUseCase
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
