// Part of the stand-in for NerdzInject: its property wrappers.

/// A dependency that may be missing.
@propertyWrapper public struct Inject<T>: Sendable {
    private let container = NerdzInject.current
    private let identifier: String

    public init() { identifier = String(describing: T.self) }
    public init<V>(_ type: V.Type) { identifier = String(describing: type) }
    public init(_ identifier: String) { self.identifier = identifier }

    /// What the container that was current when the owner was made has now.
    public var wrappedValue: T? { container.resolve(by: identifier) }
}

/// A dependency that must be registered.
@propertyWrapper public struct ForceInject<T>: Sendable {
    private let container = NerdzInject.current
    private let identifier: String

    public init() { identifier = String(describing: T.self) }
    public init<V>(_ type: V.Type) { identifier = String(describing: type) }
    public init(_ identifier: String) { self.identifier = identifier }

    /// What the container that was current when the owner was made has now.
    public var wrappedValue: T { container.forceResolve(by: identifier) }
}
