// testgen:fingerprint 4f8e2c26ea43e537 factory TransferViewModel
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
        _ dependencies: Dependencies = setupDependencies()
    ) -> TransferViewModel {
        return TransferViewModel(gateway: dependencies.gateway)
    }
}
