// testgen:fingerprint 9e061ced4cf98e5b factory ShippingDesk
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
