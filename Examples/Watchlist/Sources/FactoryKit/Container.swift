// A stand-in for the package of this name (https://github.com/hmlongco/Factory): the part of its 3.x API that is used here.

import Foundation

/// What every container is.
public protocol SharedContainer: AnyObject, Sendable {
    static var shared: Self { get }
    var manager: ContainerManager { get }
}

extension SharedContainer {
    /// Makes a factory of the container.
    public func callAsFunction<T>(key: StaticString = #function, _ make: @escaping () -> T) -> Factory<T> {
        Factory(manager: manager, key: "\(key)", make: make)
    }

    /// Makes a factory of the container that takes a parameter.
    public func callAsFunction<P, T>(
        key: StaticString = #function, _ make: @escaping (P) -> T
    ) -> ParameterFactory<P, T> {
        ParameterFactory(manager: manager, key: "\(key)", make: make)
    }

    /// A factory of something that a test or the application must register.
    public func promised<T>(key: StaticString = #function) -> Factory<T?> {
        Factory(manager: manager, key: "\(key)", make: { nil })
    }

    /// Forgets all registrations.
    public func reset() { manager.reset() }
}

/// The container that applications extend.
public final class Container: SharedContainer {
    @TaskLocal public static var shared = Container()

    public let manager = ContainerManager()

    public init() {}
}

/// What a container remembers.
public final class ContainerManager: @unchecked Sendable {
    private let lock = NSLock()
    private var makers: [String: Any] = [:]

    public init() {}

    func set(_ key: String, _ make: Any?) { lock.withLock { makers[key] = make } }
    func maker<Make>(_ key: String) -> Make? { lock.withLock { makers[key] } as? Make }
    func reset() { lock.withLock { makers = [:] } }
}

/// Makes one kind of object, or what a test has put in its place.
public struct Factory<T> {
    let manager: ContainerManager
    let key: String
    let make: () -> T

    /// The object.
    public func callAsFunction() -> T { (manager.maker(key) ?? make)() }

    /// The object.
    public func resolve() -> T { self() }

    /// Puts another object in its place.
    @discardableResult
    public func register(_ make: @escaping () -> T) -> Self {
        manager.set(key, make)
        return self
    }

    /// Takes the other object away again.
    @discardableResult
    public func reset() -> Self {
        manager.set(key, nil)
        return self
    }
}

/// Makes one kind of object out of a parameter, or what a test has put in its place.
public struct ParameterFactory<P, T> {
    let manager: ContainerManager
    let key: String
    let make: (P) -> T

    /// The object.
    public func callAsFunction(_ parameter: P) -> T { (manager.maker(key) ?? make)(parameter) }

    /// Puts another object in its place.
    @discardableResult
    public func register(_ make: @escaping (P) -> T) -> Self {
        manager.set(key, make)
        return self
    }

    /// Takes the other object away again.
    @discardableResult
    public func reset() -> Self {
        manager.set(key, nil)
        return self
    }
}
