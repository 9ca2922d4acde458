// testgen:fingerprint a7e012d1256f21c7 factory Greeter
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
// testgen:parts l9zk5nefo LcHhIeh5K 2OJWp1A3o NpP5jA5n2 E2p6HIj4y t8vfiCWLX
