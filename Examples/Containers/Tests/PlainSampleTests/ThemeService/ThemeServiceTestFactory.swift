// testgen:fingerprint 106364f848a32cca factory ThemeService
import Foundation
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `ThemeService`.
enum ThemeServiceTestFactory {
    /// The doubles that stand for what `ThemeService` is injected with.
    struct Dependencies {
        let defaults: UserDefaults
        let center: NotificationCenter
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let defaults = UserDefaults(suiteName: "testgen.\(UUID().uuidString)")!
        let center = NotificationCenter()

        return Dependencies(
            defaults: defaults,
            center: center
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> ThemeService {
        return ThemeService(defaults: dependencies.defaults, center: dependencies.center)
    }
}
