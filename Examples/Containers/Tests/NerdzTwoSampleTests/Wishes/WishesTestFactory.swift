// testgen:fingerprint f238c5fcb46eead1 factory WishesViewModel
import NerdzInject
@testable import NerdzTwoSample

/// Doubles, registrations and mock data for the tests of `WishesViewModel`.
enum WishesTestFactory {
    /// The doubles that stand for what `WishesViewModel` is injected with.
    struct Dependencies {
        let service: WishServiceMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let service = WishServiceMock()

        // 3. Register
        NerdzInject.current.registerObject(service, for: WishService.self)

        return Dependencies(
            service: service
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> WishesViewModel {
        _ = dependencies ?? setupDependencies()
        return WishesViewModel()
    }
}
