// testgen:fingerprint 1c1acbf465eae8cf factory AlarmManager
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `AlarmManager`.
enum AlarmManagerTestFactory {
    /// The doubles that stand for what `AlarmManager` is injected with.
    struct Dependencies {
        let scheduler: AlarmSchedulerMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let scheduler = AlarmSchedulerMock()

        return Dependencies(
            scheduler: scheduler
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> AlarmManager {
        return AlarmManager(scheduler: dependencies.scheduler)
    }
}
// testgen:parts Nlfgu7dRd XOdxpPjwd dqlMepHNl 2lurNhQbS 3hjwaqdiE vAnosSgWb
