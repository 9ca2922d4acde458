// A stand-in for the package of this name (https://github.com/hmlongco/Factory): the part of its 3.x API that is used here.

import Foundation

/// What every container is.
public protocol SharedContainer: AnyObject, Sendable {
    static var shared: Self { get }
    var manager: ContainerManager { get }
}

extension SharedContainer {
    /// Makes a factory of the container.
    public func callAsFunction<T>(
        key: StaticString = #function, _ make: @escaping () -> T
    ) -> Factory<T> {
        Factory(container: self, key: "\(key)", make: make)
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
    private var makers: [String: () -> Any] = [:]

    func set(_ key: String, _ make: (() -> Any)?) { lock.withLock { makers[key] = make } }
    func maker(_ key: String) -> (() -> Any)? { lock.withLock { makers[key] } }
    func reset() { lock.withLock { makers = [:] } }
}

/// Makes one kind of object, or what a test has put in its place.
public struct Factory<T> {
    let container: any SharedContainer
    let key: String
    let make: () -> T

    /// The object.
    public func callAsFunction() -> T { container.manager.maker(key)?() as? T ?? make() }

    /// The object.
    public func resolve() -> T { self() }

    /// Puts another object in its place.
    @discardableResult
    public func register(_ make: @escaping () -> T) -> Self {
        container.manager.set(key, make)
        return self
    }

    /// Takes the other object away again.
    @discardableResult
    public func reset() -> Self {
        container.manager.set(key, nil)
        return self
    }
}
