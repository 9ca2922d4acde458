// testgen:fingerprint af43531302dd95ff factory TransferViewModel
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `TransferViewModel`.
enum TransferTestFactory {
    /// The doubles that stand for what `TransferViewModel` is injected with.
    struct Dependencies {
        let gateway: PaymentGatewayMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let gateway = PaymentGatewayMock()

        return Dependencies(
            gateway: gateway
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> TransferViewModel {
        let dependencies = dependencies ?? setupDependencies()
        return TransferViewModel(gateway: dependencies.gateway)
    }
}
// testgen:parts Nlfgu7dRd 6zLiVyznA vdZfnjb0M zRi5-W4XT noWX68FrY AWMuYXFlI
