// testgen:fingerprint 3a7429f6f90e74e0 factory ComposeInteractor
@preconcurrency import Resolver
@testable import ResolverSample

/// Doubles, registrations and mock data for the tests of `ComposeInteractor`.
enum ComposeInteractorTestFactory {
    /// The doubles that stand for what `ComposeInteractor` is injected with.
    struct Dependencies {
        let outbox: OutboxMock
        let spelling: SpellingMock
        let badge: BadgeMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let outbox = OutboxMock()
        let spelling = SpellingMock()
        let badge = BadgeMock()

        // 3. Register
        Resolver.reset()
        Resolver.root = Resolver(child: .main)
        Resolver.root.register(name: .strict) { spelling as any Spelling }
        Resolver.root.register { badge as any Badge }

        return Dependencies(
            outbox: outbox,
            spelling: spelling,
            badge: badge
        )
    }

    /// Takes the doubles out again.
    static func resetDependencies() {
        Resolver.reset()
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> ComposeInteractor {
        return ComposeInteractor(outbox: dependencies.outbox)
    }
}
// testgen:parts Ihv5qyhea BElfi5pR0 xGrJ0Y4Vs Z4eAkp23d hly-l6NJE EhXy95LnF 9DZIsA0-j TuWxFmCjl vjjHAITZ5 lFmcKyd0H
