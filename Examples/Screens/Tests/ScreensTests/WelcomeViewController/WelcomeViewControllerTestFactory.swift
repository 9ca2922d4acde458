// testgen:fingerprint fe37e17af116c8b3 factory WelcomeViewController
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
// testgen:parts qxkweZMJ9 HgUJRXYRI z7jf3YN9D h_pG81rz3 SBKJuiyEf OyExuC9s- 2-ETIOCeY TK0S59f-Z
