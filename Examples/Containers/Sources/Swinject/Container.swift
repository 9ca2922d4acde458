// A stand-in for the package of this name (https://github.com/Swinject/Swinject): the part of its 2.x API that is used here.

import Foundation

/// Resolves services.
public protocol Resolver {
    func resolve<Service>(_ serviceType: Service.Type) -> Service?
    func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
}

/// Registers services and resolves them, keyed by type and name.
public final class Container: Resolver {
    private let lock = NSRecursiveLock()
    private var factories: [String: (any Resolver) -> Any] = [:]

    public init() {}

    public func register<Service>(
        _ serviceType: Service.Type, name: String? = nil, factory: @escaping (any Resolver) -> Service
    ) {
        lock.withLock { factories["\(String(reflecting: serviceType)) \(name ?? "")"] = factory }
    }

    public func resolve<Service>(_ serviceType: Service.Type) -> Service? { resolve(serviceType, name: nil) }

    public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
        let factory = lock.withLock { factories["\(String(reflecting: serviceType)) \(name ?? "")"] }
        return factory?(self) as? Service
    }

    public func removeAll() { lock.withLock { factories = [:] } }
}
