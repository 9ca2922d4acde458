// A stand-in for the package of this name (https://github.com/nerdzlab/NerdzInject): the part of its 2.0 API that the
// samples use. What version 1 has is in it, under the same names.

import Foundation

/// Registers objects and resolves them, keyed by the name of a type or by a string.
public final class NerdzInject: @unchecked Sendable {
    /// The container of the process.
    public static let shared = NerdzInject()
    /// The container of the task: the shared one, unless a test says otherwise.
    @TaskLocal public static var current = NerdzInject.shared

    private let lock = NSLock()
    private var makers: [String: () -> Any] = [:]

    /// Makes an empty container.
    public init() {}

    /// Registers an object under a type.
    @discardableResult
    public func registerObject<T, V>(_ object: T, for type: V.Type) -> T {
        registerObject(object, for: String(describing: type))
    }

    /// Registers an object under a string.
    @discardableResult
    public func registerObject<T>(_ object: T, for identifier: String) -> T {
        lock.withLock { makers[identifier] = { object } }
        return object
    }

    /// What is registered under the type that is expected.
    public func resolve<T>() -> T? { resolve(by: T.self) }

    /// What is registered under a type.
    public func resolve<T, V>(by type: V.Type) -> T? { resolve(by: String(describing: type)) }

    /// What is registered under a string.
    public func resolve<T>(by identifier: String) -> T? { lock.withLock { makers[identifier] }?() as? T }

    /// What must be registered under the type that is expected.
    public func forceResolve<T>() -> T { forceResolve(by: T.self) }

    /// What must be registered under a type.
    public func forceResolve<T, V>(by type: V.Type) -> T { forceResolve(by: String(describing: type)) }

    /// What must be registered under a string.
    public func forceResolve<T>(by identifier: String) -> T {
        guard let object: T = resolve(by: identifier) else { fatalError("nothing is registered for \(identifier)") }
        return object
    }

    /// Forgets what is registered under a type.
    @discardableResult
    public func remove<T>(by type: T.Type) -> Bool { remove(by: String(describing: type)) }

    /// Forgets what is registered under a string.
    @discardableResult
    public func remove(by identifier: String) -> Bool {
        lock.withLock { makers.removeValue(forKey: identifier) != nil }
    }
}
