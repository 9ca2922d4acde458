// testgen:fingerprint 78b6457c70f8ba13 factory LinkHandler
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
