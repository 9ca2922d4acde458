// testgen:fingerprint 9e609b953a4d9795 factory ThemeService
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
// testgen:parts qxkweZMJ9 l9zk5nefo vKJFRn5ki TNyF9bY-p oF_GCwupy C_1--XBQk 3Mk6B_Lv_ zb-y2M7AF
