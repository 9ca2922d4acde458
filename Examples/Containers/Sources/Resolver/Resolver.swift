// A stand-in for the package of this name (https://github.com/hmlongco/Resolver): the part of its 1.5 API that is used here.

import Foundation

/// What an application implements to register its services at the first resolution.
public protocol ResolverRegistering {
    static func registerAllServices()
}

/// Registers services and resolves them, keyed by type and name.
public final class Resolver {
    nonisolated(unsafe) public static var main = Resolver()
    nonisolated(unsafe) public static var root = main
    nonisolated(unsafe) private static var isArmed = true

    private let lock = NSRecursiveLock()
    private var children: [Resolver] = []
    private var factories: [String: () -> Any?] = [:]

    public init(child: Resolver? = nil) { children = [child].compactMap { $0 } }

    /// A registration's name.
    public struct Name: ExpressibleByStringLiteral, Hashable, Equatable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral: String) { rawValue = stringLiteral }
    }

    /// Forgets everything, and arms the application's own registrations again.
    public static func reset() {
        main = Resolver()
        root = main
        isArmed = true
    }

    public func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping () -> Service?
    ) {
        lock.withLock { factories[Self.key(type, name)] = factory }
    }

    public static func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping () -> Service?
    ) {
        main.register(type, name: name, factory: factory)
    }

    public static func resolve<Service>(_ type: Service.Type = Service.self, name: Name? = nil) -> Service {
        root.resolve(type, name: name)
    }

    public static func optional<Service>(_ type: Service.Type = Service.self, name: Name? = nil) -> Service? {
        root.optional(type, name: name)
    }

    public func resolve<Service>(_ type: Service.Type = Service.self, name: Name? = nil) -> Service {
        guard let service = optional(type, name: name) else { fatalError("\(type) is not registered") }
        return service
    }

    public func optional<Service>(_ type: Service.Type = Service.self, name: Name? = nil) -> Service? {
        if Self.isArmed {
            Self.isArmed = false
            (Resolver.main as Any as? any ResolverRegistering).map { Swift.type(of: $0).registerAllServices() }
        }
        let own = lock.withLock { factories[Self.key(type, name)] }
        return own?() as? Service ?? children.lazy.compactMap { $0.optional(type, name: name) }.first
    }

    private static func key(_ type: Any.Type, _ name: Name?) -> String {
        "\(String(reflecting: type)) \(name?.rawValue ?? "")"
    }
}
