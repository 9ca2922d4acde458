// testgen:fingerprint da340b569d4cd550 factory CheckoutViewModel
@testable import Checkout

/// Doubles, registrations and mock data for the tests of `CheckoutViewModel`.
enum CheckoutTestFactory {
    /// The doubles that stand for what `CheckoutViewModel` is injected with.
    struct Dependencies {
        let gateway: PaymentGatewayMock
        let rates: ShippingRatesMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let gateway = PaymentGatewayMock()
        let rates = ShippingRatesMock()

        // 2. Defaults, so that the SUT can be made
        gateway.payReturnValue = createMockReceipt()

        // 3. Register
        Shelf.put(gateway, as: PaymentGateway.self)
        Shelf.put(rates, as: ShippingRates.self)

        return Dependencies(
            gateway: gateway,
            rates: rates
        )
    }

    /// Takes the doubles out again.
    @MainActor
    static func resetDependencies() {
        Shelf.clear()
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> CheckoutViewModel {
        _ = dependencies ?? setupDependencies()
        return CheckoutViewModel()
    }

    // MARK: - Mock data

    static func createMockProduct(id: String = "product-1", price: Int = 1) -> Product {
        Product(id: id, price: price)
    }

    static func createMockProducts(count: Int = 3) -> [Product] {
        (0..<count).map { index in
            createMockProduct(id: "product-\(index + 1)")
        }
    }

    static func createMockReceipt(number: String = "number", total: Int = 0) -> Receipt {
        Receipt(number: number, total: total)
    }

    static func createMockReceipts(count: Int = 3) -> [Receipt] {
        (0..<count).map { index in
            createMockReceipt(number: "number \(index + 1)")
        }
    }
}
// testgen:parts behYzFvMJ qdneCjPJh RriUw83Qo Z979-W4XT 3NmJb5PXu Y0C-MdFPk PKxydioH0 wkhqqjRCg bDG7kCG_4 2d7k3yTfH
// testgen:parts ASazScfVB -2k2lwNVk
