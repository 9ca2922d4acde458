// A stand-in for the package of this name (https://github.com/nerdzlab/NerdzInject): the API of its 1.x releases.

import Foundation

/// A container that registers dependencies and resolves them, keyed by type or by a string.
public final class NerdzInject: @unchecked Sendable {
    /// The container every property wrapper resolves from.
    public static let shared = NerdzInject()

    private let lock = NSLock()
    private var factories: [String: () -> Any] = [:]

    private init() {}

    // MARK: - Registering objects

    /// Registers an object under its own type.
    @discardableResult
    public func registerObject<T>(_ object: T) -> T {
        registerObject(object, for: T.self)
    }

    /// Registers an object under another type, usually a protocol it conforms to.
    @discardableResult
    public func registerObject<T, V>(_ object: T, for type: V.Type) -> T {
        registerObject(object, for: key(of: type))
    }

    /// Registers an object under a string.
    @discardableResult
    public func registerObject<T>(_ object: T, for identifier: String) -> T {
        store({ object }, under: identifier)
        return object
    }

    // MARK: - Registering closures

    /// Registers a closure that makes the object, under the type it returns.
    public func register<T>(singleton: Bool = false, closure: @escaping () -> T) {
        register(singleton: singleton, for: T.self, closure: closure)
    }

    /// Registers a closure that makes the object, under another type.
    public func register<T, V>(singleton: Bool = false, for type: V.Type, closure: @escaping () -> T) {
        register(singleton: singleton, for: key(of: type), closure: closure)
    }

    /// Registers a closure that makes the object, under a string.
    public func register<T>(singleton: Bool = false, for identifier: String, closure: @escaping () -> T) {
        if singleton {
            let instance = SingleInstance(make: closure)
            store({ instance.value }, under: identifier)
        } else {
            store(closure, under: identifier)
        }
    }

    // MARK: - Resolving

    /// Returns what is registered under the expected type, or nil.
    public func resolve<T>() -> T? {
        resolve(by: T.self)
    }

    /// Returns what is registered under a type, or nil.
    public func resolve<T, V>(by type: V.Type) -> T? {
        resolve(by: key(of: type))
    }

    /// Returns what is registered under a string, or nil.
    public func resolve<T>(by identifier: String) -> T? {
        let factory = lock.withLock { factories[identifier] }
        return factory?() as? T
    }

    /// Returns what is registered under the expected type, or stops the program.
    public func forceResolve<T>() -> T {
        forceResolve(by: T.self)
    }

    /// Returns what is registered under a type, or stops the program.
    public func forceResolve<T, V>(by type: V.Type) -> T {
        forceResolve(by: key(of: type))
    }

    /// Returns what is registered under a string, or stops the program.
    public func forceResolve<T>(by identifier: String) -> T {
        guard let object: T = resolve(by: identifier) else {
            fatalError("NerdzInject: nothing of type \(T.self) is registered for '\(identifier)'")
        }
        return object
    }

    // MARK: - Removing

    /// Removes what is registered under a type; returns whether there was anything.
    @discardableResult
    public func remove<T>(by type: T.Type) -> Bool {
        remove(by: key(of: type))
    }

    /// Removes what is registered under a string; returns whether there was anything.
    @discardableResult
    public func remove(by identifier: String) -> Bool {
        lock.withLock { factories.removeValue(forKey: identifier) != nil }
    }

    // MARK: - Storage

    private func store(_ factory: @escaping () -> Any, under identifier: String) {
        lock.withLock { factories[identifier] = factory }
    }

    private func key<T>(of type: T.Type) -> String {
        String(describing: type)
    }
}

/// Makes its value on first use and keeps it.
private final class SingleInstance<Value> {
    private let lock = NSRecursiveLock()
    private let make: () -> Value
    private var made: Value?

    init(make: @escaping () -> Value) {
        self.make = make
    }

    var value: Value {
        lock.lock()
        defer { lock.unlock() }
        if let made { return made }
        let value = make()
        made = value
        return value
    }
}
