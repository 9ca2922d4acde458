// testgen:fingerprint e3fad42d236346c2 factory ReminderService
import Foundation
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `ReminderService`.
enum ReminderServiceTestFactory {
    /// The doubles that stand for what `ReminderService` is injected with.
    struct Dependencies {
        let clock: ManualClock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let clock = ManualClock()

        return Dependencies(
            clock: clock
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies(),
        now: @escaping () -> Date = { Date(timeIntervalSince1970: 1_705_320_000) }
    ) -> ReminderService {
        return ReminderService(clock: dependencies.clock, now: now)
    }
}
// testgen:parts qxkweZMJ9 l9zk5nefo CF-7FFRsv NBl-eKgUi kG7Bhq-Bn h-QyXECQb H7ApBLjsP
