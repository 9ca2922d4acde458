// testgen:fingerprint 73a14aa600067746 factory CardForm
@testable import App

/// Doubles, registrations and mock data for the tests of `CardForm`.
enum CardFormTestFactory {
    /// The doubles that stand for what `CardForm` is injected with.
    struct Dependencies {
        let registry: CardRegistryMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let registry = CardRegistryMock()

        return Dependencies(
            registry: registry
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> CardForm {
        return CardForm(registry: dependencies.registry)
    }
}
// testgen:parts Re9aRNa0n 1YIm4wJcn 0OQkMJdax 2N3jFZDlz oL4l3QSK7 XPW91nJtn
