// testgen:fingerprint 0a1d25bd4505bf84 factory Greeter
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `Greeter`.
enum GreeterTestFactory {
    /// The doubles that stand for what `Greeter` is injected with.
    struct Dependencies {
        let shelf: ShelfMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let shelf = ShelfMock()

        return Dependencies(
            shelf: shelf
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> Greeter {
        return Greeter(shelf: dependencies.shelf)
    }
}
