// testgen:fingerprint 78c4fd11171b9166 factory CouponInteractor
import NerdzInject
@testable import NerdzSample

/// Doubles, registrations and mock data for the tests of `CouponInteractor`.
enum CouponInteractorTestFactory {
    /// The doubles that stand for what `CouponInteractor` is injected with.
    struct Dependencies {
        let seasonal: CouponTypeMock
        let log: AnalyticsTypeMock
        let regular: CouponTypeMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let seasonal = CouponTypeMock()
        let log = AnalyticsTypeMock()
        let regular = CouponTypeMock()

        // 3. Register
        NerdzInject.shared.registerObject(seasonal, for: "seasonal")
        NerdzInject.shared.registerObject(log, for: AnalyticsType.self)
        NerdzInject.shared.registerObject(regular, for: CouponType.self)

        return Dependencies(
            seasonal: seasonal,
            log: log,
            regular: regular
        )
    }

    /// Takes the doubles out again.
    static func resetDependencies() {
        NerdzInject.shared.remove(by: "seasonal")
        NerdzInject.shared.remove(by: AnalyticsType.self)
        NerdzInject.shared.remove(by: CouponType.self)
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> CouponInteractor {
        return CouponInteractor()
    }
}
// testgen:parts 4xVopEGrM MEvzZsg5H HlKjjFuio cUwmX2yWr 9mnen5V9Y -a08Y55TG UNvw92M5r x5LeRYtEU F8T-ahDFY iJoSd_CfX
