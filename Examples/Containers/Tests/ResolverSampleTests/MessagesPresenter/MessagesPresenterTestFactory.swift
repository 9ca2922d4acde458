// testgen:fingerprint ad55eea6d5ded0f0 factory MessagesPresenter
@preconcurrency import Resolver
@testable import ResolverSample

/// Doubles, registrations and mock data for the tests of `MessagesPresenter`.
enum MessagesPresenterTestFactory {
    /// The doubles that stand for what `MessagesPresenter` is injected with.
    struct Dependencies {
        let service: MessageServiceMock
        let archive: MessageServiceMock
        let badge: BadgeMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let service = MessageServiceMock()
        let archive = MessageServiceMock()
        let badge = BadgeMock()

        // 3. Register
        Resolver.reset()
        Resolver.root = Resolver(child: .main)
        Resolver.root.register { service as any MessageService }
        Resolver.root.register(name: "archive") { archive as any MessageService }
        Resolver.root.register { badge as any Badge }

        return Dependencies(
            service: service,
            archive: archive,
            badge: badge
        )
    }

    /// Takes the doubles out again.
    static func resetDependencies() {
        Resolver.reset()
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> MessagesPresenter {
        return MessagesPresenter()
    }
}
// testgen:parts Ihv5qyhea BElfi5pR0 DJ8f-fpfg 8mxcYw_5f 4fOFh0mG1 VkZ1WB4Hm 8xQcsA0-j LifXMSFMN oyxOAITZ5 KXWBDA-Rv
