// testgen:fingerprint 00b5cdaee3587d53 factory ReorderViewModel
import NerdzInject
import NerdzSample
@testable import NerdzModularSample

/// Doubles, registrations and mock data for the tests of `ReorderViewModel`.
enum ReorderTestFactory {
    /// The doubles that stand for what `ReorderViewModel` is injected with.
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
        _ dependencies: Dependencies? = nil
    ) -> ReorderViewModel {
        _ = dependencies ?? setupDependencies()
        return ReorderViewModel()
    }
}
