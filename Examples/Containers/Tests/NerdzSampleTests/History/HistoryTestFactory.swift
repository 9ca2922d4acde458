// testgen:fingerprint 981b36bb27dd409f factory HistoryViewModel
import NerdzInject
@testable import NerdzSample

/// Doubles, registrations and mock data for the tests of `HistoryViewModel`.
enum HistoryTestFactory {
    /// The doubles that stand for what `HistoryViewModel` is injected with.
    struct Dependencies {
        let orders: OrdersTypeMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let orders = OrdersTypeMock()

        // 3. Register
        NerdzInject.shared.registerObject(orders, for: OrdersType.self)

        return Dependencies(
            orders: orders
        )
    }

    /// Takes the doubles out again.
    @MainActor
    static func resetDependencies() {
        NerdzInject.shared.remove(by: OrdersType.self)
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> HistoryViewModel {
        return HistoryViewModel()
    }
}
