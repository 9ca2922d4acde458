// testgen:fingerprint 079347231fb6edb5 factory LinkHandler
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `LinkHandler`.
enum LinkHandlerTestFactory {
    /// The doubles that stand for what `LinkHandler` is injected with.
    struct Dependencies {
        let isProductVisible: IsProductVisibleMock
        let navigator: LinkNavigatingMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let isProductVisible = IsProductVisibleMock()
        let navigator = LinkNavigatingMock()

        return Dependencies(
            isProductVisible: isProductVisible,
            navigator: navigator
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> LinkHandler {
        return LinkHandler(isProductVisible: dependencies.isProductVisible, navigator: dependencies.navigator)
    }
}
// testgen:parts Nlfgu7dRd pH3mo_zEN VVYH_D4WH zftxawvpC UKj9iYykr 0zUyzPBjP gHmbWxTqu
