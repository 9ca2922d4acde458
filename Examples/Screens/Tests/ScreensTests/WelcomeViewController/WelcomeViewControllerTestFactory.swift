// testgen:fingerprint d9500fb088d174a7 factory WelcomeViewController
import Foundation
import UIKit
@testable import Screens

/// Doubles, registrations and mock data for the tests of `WelcomeViewController`.
enum WelcomeViewControllerTestFactory {
    /// The doubles that stand for what `WelcomeViewController` is injected with.
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
        _ dependencies: Dependencies? = nil
    ) -> WelcomeViewController {
        let dependencies = dependencies ?? setupDependencies()
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: WelcomeViewController.self))
        let sut = storyboard.instantiateInitialViewController() as! WelcomeViewController
        sut.analytics = dependencies.analytics
        return sut
    }
}
