// testgen:fingerprint cd5ea61e0b0e271a
import Foundation

/// A container for integration tests: what is registered by type comes back by type.
///
/// Each test makes its own, so tests share nothing.
final class TestDIContainer: @unchecked Sendable {
    private let lock = NSLock()
    private var makers: [ObjectIdentifier: () -> Any] = [:]

    /// A container in which stubs stand for everything at the boundary.
    static func withStubs(_ register: (TestDIContainer) -> Void) -> TestDIContainer {
        let container = TestDIContainer()
        register(container)
        return container
    }

    /// A container with real adapters over fake stores; overrides come last and win.
    static func withRealAdapters(
        _ register: (TestDIContainer) -> Void,
        overriding: (TestDIContainer) -> Void = { _ in }
    ) -> TestDIContainer {
        let container = TestDIContainer()
        register(container)
        overriding(container)
        return container
    }

    /// Registers an instance for a type, in place of what was registered before.
    func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
        lock.withLock { makers[ObjectIdentifier(type)] = make }
    }

    /// What is registered for a type; `nil` when nothing is.
    func resolve<Service>(_ type: Service.Type = Service.self) -> Service? {
        lock.withLock { makers[ObjectIdentifier(type)] }?() as? Service
    }

    /// Forgets everything.
    func reset() {
        lock.withLock { makers = [:] }
    }
}
