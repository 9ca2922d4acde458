import Foundation

/// A container that nobody would know for one: `.testgen.yml` says what it is.
public enum Wiring {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var bound: [ObjectIdentifier: Any] = [:]

    public static func bind<Service>(_ type: Service.Type, to service: Service) {
        lock.withLock { bound[ObjectIdentifier(type)] = service }
    }

    public static func unbindAll() { lock.withLock { bound = [:] } }

    public static func part<Service>(_ type: Service.Type) -> Service {
        guard let service = lock.withLock({ bound[ObjectIdentifier(type)] }) as? Service else {
            fatalError("\(type) is not bound")
        }
        return service
    }
}

/// A part of the wiring.
@propertyWrapper public struct Wired<Service> {
    public init() {}
    public var wrappedValue: Service { Wiring.part(Service.self) }
}
