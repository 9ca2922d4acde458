// testgen:fingerprint 5700c3f56486329b factory TransferViewModel
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
