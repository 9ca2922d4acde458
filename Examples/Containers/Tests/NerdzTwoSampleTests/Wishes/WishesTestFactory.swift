// testgen:fingerprint 720acdfdbbbf037d factory WishesViewModel
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
// testgen:parts 4xVopEGrM nT8coi8AY y2R4bhLC8 Ym-ZXsEEA BHJirQeCT 8PK8Advdi wW51BpyhX
