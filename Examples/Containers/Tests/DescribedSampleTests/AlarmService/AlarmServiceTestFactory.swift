// testgen:fingerprint ac62d314e5be4a5b factory AlarmService
@testable import DescribedSample

/// Doubles, registrations and mock data for the tests of `AlarmService`.
enum AlarmServiceTestFactory {
    /// The doubles that stand for what `AlarmService` is injected with.
    struct Dependencies {
        let siren: SirenMock
        let watch: WatchMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let siren = SirenMock()
        let watch = WatchMock()

        // 2. Defaults, so that the SUT can be made
        watch.underlyingIsArmed = false

        // 3. Register
        Wiring.bind((any Siren).self, to: siren)
        Wiring.bind((any Watch).self, to: watch)

        return Dependencies(
            siren: siren,
            watch: watch
        )
    }

    /// Takes the doubles out again.
    static func resetDependencies() {
        Wiring.unbindAll()
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> AlarmService {
        return AlarmService()
    }
}
// testgen:parts HI3tXa1XC KIXxEPIMh 2oBi2jZOs HlqwDhllw o-WPfRe5R z64HLnNXW 54xqYFk5c 0GjpXgP6d
