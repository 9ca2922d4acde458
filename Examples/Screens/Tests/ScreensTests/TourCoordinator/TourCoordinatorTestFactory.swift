// testgen:fingerprint 9d3fcb9b463e0860 factory TourCoordinator
import UIKit
@testable import Screens

/// Doubles, registrations and mock data for the tests of `TourCoordinator`.
enum TourCoordinatorTestFactory {
    /// The doubles that stand for what `TourCoordinator` is injected with.
    struct Dependencies {
        let analytics: AnalyticsMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let analytics = AnalyticsMock()

        return Dependencies(
            analytics: analytics
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil,
        navigation: UINavigationController = UINavigationController()
    ) -> TourCoordinator {
        let dependencies = dependencies ?? setupDependencies()
        return TourCoordinator(navigation: navigation, analytics: dependencies.analytics)
    }

    // MARK: - Mock data

    @MainActor
    static func createMockCoordinator(navigation: UINavigationController = UINavigationController()) -> Coordinator {
        Coordinator(navigation: navigation)
    }

    @MainActor
    static func createMockCoordinators(count: Int = 3) -> [Coordinator] {
        (0..<count).map { _ in
            createMockCoordinator()
        }
    }
}
// testgen:parts HgUJRXYRI z7jf3YN9D jfJ1kCgKQ LASzuHuLL IoezuC9s- r6D1IOCeY KyKBGNzD2 p9TqLwgy6 dCPi4Yd90
