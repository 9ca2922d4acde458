// testgen:fingerprint 6248bee54f8038be factory GuardRoom
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `GuardRoom`.
enum GuardRoomTestFactory {
    /// The doubles that stand for what `GuardRoom` is injected with.
    struct Dependencies {
        let sensors: SensorsMock
        let pager: PagerMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let sensors = SensorsMock()
        let pager = PagerMock()

        // 2. Defaults, so that the SUT can be made
        sensors.underlyingTemperatures = AsyncThrowingStream { $0.finish() }

        return Dependencies(
            sensors: sensors,
            pager: pager
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> GuardRoom {
        let dependencies = dependencies ?? setupDependencies()
        return GuardRoom(sensors: dependencies.sensors, pager: dependencies.pager)
    }
}
// testgen:parts Nlfgu7dRd N0M2mDnjp HdZ1T-UJY 9SNDBDOZ8 GcvpOzQQ5 s77cMlDJO K1fwoJU2J
