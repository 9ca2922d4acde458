// Part of the stand-in for Resolver: its property wrappers.

/// Gets the service when the owner is made.
@propertyWrapper public struct Injected<Service> {
    public var wrappedValue: Service
    public init() { wrappedValue = Resolver.resolve(Service.self) }
    public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
        wrappedValue = (container ?? Resolver.root).resolve(Service.self, name: name)
    }
}

/// Gets the service when the owner is made, if there is one.
@propertyWrapper public struct OptionalInjected<Service> {
    public var wrappedValue: Service?
    public init() { wrappedValue = Resolver.optional(Service.self) }
}

/// Gets the service at its first use.
@propertyWrapper public struct LazyInjected<Service> {
    private let name: Resolver.Name?
    private var service: Service?

    public init() { name = nil }
    public init(name: Resolver.Name? = nil) { self.name = name }

    public var wrappedValue: Service {
        mutating get {
            let current = service ?? Resolver.resolve(Service.self, name: name)
            service = current
            return current
        }
        set { service = newValue }
    }
}
