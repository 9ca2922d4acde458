// testgen:fingerprint 2722ea9bec0d332d factory CartService
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `CartService`.
enum CartServiceTestFactory {
    /// The doubles that stand for what `CartService` is injected with.
    struct Dependencies {
        let prices: PriceListMock
        let delegate: CartDelegateMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let prices = PriceListMock()
        let delegate = CartDelegateMock()

        return Dependencies(
            prices: prices,
            delegate: delegate
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> CartService {
        let sut = CartService(prices: dependencies.prices)
        sut.delegate = dependencies.delegate
        return sut
    }

    // MARK: - Mock data

    static func createMockProduct(
        id: String = "product-1",
        name: String = "Product name",
        price: Int = 1,
        stock: Int = 1
    ) -> Product {
        Product(id: id, name: name, price: price, stock: stock)
    }

    static func createMockProducts(count: Int = 3) -> [Product] {
        (0..<count).map { index in
            createMockProduct(id: "product-\(index + 1)")
        }
    }
}
// testgen:parts Nlfgu7dRd fexbUwNls WRke6Wqiq yFh5TPuVP MZFx4Wo0s zCNGNro7F KmLiPv29Q WmsW4g0tv Su2u3yTfH
