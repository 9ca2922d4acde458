// A stand-in for the package of this name (https://github.com/hmlongco/Factory): its property wrappers.

/// Gets the object when the owner is made.
@propertyWrapper public struct Injected<T> {
    public var wrappedValue: T

    public init(_ path: KeyPath<Container, Factory<T>>) { wrappedValue = Container.shared[keyPath: path]() }
}

/// Gets the object at its first use.
@propertyWrapper public struct LazyInjected<T> {
    private var factory: Factory<T>
    private var value: T?

    public init(_ path: KeyPath<Container, Factory<T>>) { factory = Container.shared[keyPath: path] }

    public var wrappedValue: T {
        mutating get {
            let current = value ?? factory()
            value = current
            return current
        }
        set { value = newValue }
    }
}
