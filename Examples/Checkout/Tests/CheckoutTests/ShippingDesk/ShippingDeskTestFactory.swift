// testgen:fingerprint 34bb03e0521cd2d4 factory ShippingDesk
@testable import Checkout

/// Doubles, registrations and mock data for the tests of `ShippingDesk`.
enum ShippingDeskTestFactory {
    /// The doubles that stand for what `ShippingDesk` is injected with.
    struct Dependencies {
        let rates: ShippingRatesMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let rates = ShippingRatesMock()

        return Dependencies(
            rates: rates
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> ShippingDesk {
        return ShippingDesk(rates: dependencies.rates)
    }
}
// testgen:parts behYzFvMJ D7MRlhIFR i0dp9kqQo OSfqb5PXu jjitomGu7 IjpRN_31x
