// testgen:fingerprint e7e8786971762de3 factory HistoryViewModel
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
        _ dependencies: Dependencies? = nil
    ) -> HistoryViewModel {
        _ = dependencies ?? setupDependencies()
        return HistoryViewModel()
    }
}
// testgen:parts 4xVopEGrM MEvzZsg5H 0rZJFHmF1 u4EgkRXwr DWAr-EnKe DZXM3Gav_ cp9ELe_kT WtGnVoaTx
