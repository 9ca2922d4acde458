// A stand-in for the package of this name (https://github.com/hmlongco/Factory): its property wrappers.

/// Gets the object when the owner is made.
@propertyWrapper public struct Injected<T> {
    public var wrappedValue: T

    public init(_ path: KeyPath<Container, Factory<T>>) { wrappedValue = Container.shared[keyPath: path]() }

    public init<C: SharedContainer>(_ path: KeyPath<C, Factory<T>>) { wrappedValue = C.shared[keyPath: path]() }
}

/// Gets the object at its first use.
@propertyWrapper public struct LazyInjected<T> {
    private let factory: Factory<T>
    private var value: T?

    public init(_ path: KeyPath<Container, Factory<T>>) { factory = Container.shared[keyPath: path] }

    public init<C: SharedContainer>(_ path: KeyPath<C, Factory<T>>) { factory = C.shared[keyPath: path] }

    public var wrappedValue: T {
        mutating get {
            let current = value ?? factory()
            value = current
            return current
        }
        set { value = newValue }
    }
}

/// Gets the object at its first use and does not keep it alive.
@propertyWrapper public struct WeakLazyInjected<T> {
    private let factory: Factory<T>
    private weak var value: AnyObject?

    public init(_ path: KeyPath<Container, Factory<T>>) { factory = Container.shared[keyPath: path] }

    public var wrappedValue: T? {
        mutating get {
            if let value = value as? T { return value }
            let made = factory()
            value = made as AnyObject
            return made
        }
    }
}

/// The object a key path of the container leads to.
public func dependency<T>(_ path: KeyPath<Container, Factory<T>>) -> T { Container.shared[keyPath: path]() }
