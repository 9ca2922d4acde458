// testgen:fingerprint 3516d54c52c53dda factory RatingViewModel
@testable import OwnSample

/// Doubles, registrations and mock data for the tests of `RatingViewModel`.
enum RatingTestFactory {
    /// The doubles that stand for what `RatingViewModel` is injected with.
    struct Dependencies {
        let store: StoreMock
        let ratings: RatingServiceMock
        let reviews: ReviewsMock
        let tracker: TrackingMock
    }

    /// What was there before the doubles.
    nonisolated(unsafe) private static let originalRatings = InjectedValues[\.ratings]

    /// What was there before the doubles.
    nonisolated(unsafe) private static let originalTracker = Tracker.shared

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let store = StoreMock()
        let ratings = RatingServiceMock()
        let reviews = ReviewsMock()
        let tracker = TrackingMock()

        // 3. Register
        AppContainer.shared.register(Store.self, { store })
        InjectedValues[\.ratings] = ratings
        AppContainer.shared.register(Reviews.self, { reviews })
        Tracker.shared = tracker

        return Dependencies(
            store: store,
            ratings: ratings,
            reviews: reviews,
            tracker: tracker
        )
    }

    /// Takes the doubles out again.
    static func resetDependencies() {
        InjectedValues[\.ratings] = originalRatings
        Tracker.shared = originalTracker
        AppContainer.shared.reset()
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> RatingViewModel {
        return RatingViewModel()
    }
}
// testgen:parts flzjmlJl7 ufyjDFisx 7kppgY1Fd GjmUrWUX7 DETEVTvEY SZp-TPsdQ FSU72-_kI -I397oFNH 8GssbbFUz XiYJ9m-lV
// testgen:parts fLbeW8-6n SCcRr321D
