// testgen:fingerprint a341a474a1a105b4 factory ReorderViewModel
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
// testgen:parts 4xVopEGrM MEvzg5SJ8 j1c7Z5Iwa fARDhR8iM NoMb8dIpz PuPA-EnKe S5JO3Gav_ i9BuLe_kT mRFB_tluE
