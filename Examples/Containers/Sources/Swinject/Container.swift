// A stand-in for the package of this name (https://github.com/Swinject/Swinject): the part of its 2.x API that is used here.

import Foundation

/// Resolves services.
public protocol Resolver {
    func resolve<Service>(_ serviceType: Service.Type) -> Service?
    func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
    func resolve<Service, Argument>(_ serviceType: Service.Type, argument: Argument) -> Service?
}

/// Registers a part of the services.
public protocol Assembly {
    func assemble(container: Container)
}

/// Puts assemblies together.
public final class Assembler {
    private let container: Container

    public init(_ assemblies: [any Assembly], container: Container = Container()) {
        self.container = container
        for assembly in assemblies { assembly.assemble(container: container) }
    }

    public var resolver: any Resolver { container }
}

/// Registers services and resolves them, keyed by type, name and the types of arguments.
public final class Container: Resolver {
    private let lock = NSRecursiveLock()
    private var factories: [String: Any] = [:]

    public init() {}

    public func register<Service>(
        _ serviceType: Service.Type, name: String? = nil, factory: @escaping (any Resolver) -> Service
    ) {
        lock.withLock { factories[key(serviceType, name)] = factory }
    }

    public func register<Service, Argument>(
        _ serviceType: Service.Type, name: String? = nil, factory: @escaping (any Resolver, Argument) -> Service
    ) {
        lock.withLock { factories[key(serviceType, name, Argument.self)] = factory }
    }

    public func resolve<Service>(_ serviceType: Service.Type) -> Service? { resolve(serviceType, name: nil) }

    public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
        let factory = lock.withLock { factories[key(serviceType, name)] } as? (any Resolver) -> Service
        return factory?(self)
    }

    public func resolve<Service, Argument>(_ serviceType: Service.Type, argument: Argument) -> Service? {
        let found = lock.withLock { factories[key(serviceType, nil, Argument.self)] }
        return (found as? (any Resolver, Argument) -> Service)?(self, argument)
    }

    public func removeAll() { lock.withLock { factories = [:] } }

    private func key(_ types: Any.Type..., name: String? = nil) -> String { "\(types) \(name ?? "")" }
    private func key(_ type: Any.Type, _ name: String?) -> String { key(type, name: name) }
    private func key(_ type: Any.Type, _ name: String?, _ argument: Any.Type) -> String {
        key(type, argument, name: name)
    }
}
