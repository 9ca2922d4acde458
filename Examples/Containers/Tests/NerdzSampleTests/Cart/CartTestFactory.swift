// testgen:fingerprint 156606ddb5aedba2 factory CartViewModel
import NerdzInject
@testable import NerdzSample

/// Doubles, registrations and mock data for the tests of `CartViewModel`.
enum CartTestFactory {
    /// The doubles that stand for what `CartViewModel` is injected with.
    struct Dependencies {
        let orders: OrdersTypeMock
        let analytics: AnalyticsTypeMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let orders = OrdersTypeMock()
        let analytics = AnalyticsTypeMock()

        // 3. Register
        NerdzInject.shared.registerObject(orders, for: OrdersType.self)
        NerdzInject.shared.registerObject(analytics, for: AnalyticsType.self)

        return Dependencies(
            orders: orders,
            analytics: analytics
        )
    }

    /// Takes the doubles out again.
    @MainActor
    static func resetDependencies() {
        NerdzInject.shared.remove(by: OrdersType.self)
        NerdzInject.shared.remove(by: AnalyticsType.self)
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> CartViewModel {
        _ = dependencies ?? setupDependencies()
        return CartViewModel()
    }
}
// testgen:parts 4xVopEGrM MEvzZsg5H 6_Qjz4kqH tG14zpIYo aCNO-EnKe MDQ8ceBme J-6JGKydO UqphViNFE Aq-oDKHoT
