// testgen:fingerprint b9cd9e8fb52f6f2b factory SearchModel
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `SearchModel`.
enum SearchModelTestFactory {
    /// The doubles that stand for what `SearchModel` is injected with.
    struct Dependencies {
        let search: ProductSearchMock
        let pause: PauseMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let search = ProductSearchMock()
        let pause = PauseMock()

        return Dependencies(
            search: search,
            pause: pause
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> SearchModel {
        let dependencies = dependencies ?? setupDependencies()
        return SearchModel(search: dependencies.search, pause: dependencies.pause)
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
// testgen:parts Nlfgu7dRd po0LfKVL1 -qxtSjlPT Oks8dlSdF rO3WZrNSU jl6H48eab -USH1MFqc rNYt4g0tv RLMq3yTfH
