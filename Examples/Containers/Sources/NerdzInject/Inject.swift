// Part of the stand-in for NerdzInject: the property wrappers.

/// A dependency that may be missing; resolved from the shared container on every access.
@propertyWrapper
public final class Inject<T> {
    private let identifier: String
    private let allowRegister: Bool

    /// Resolves by the type of the property.
    public init(allowRegister: Bool = false) {
        self.identifier = String(describing: T.self)
        self.allowRegister = allowRegister
    }

    /// Resolves by another type.
    public init<V>(_ type: V.Type, allowRegister: Bool = false) {
        self.identifier = String(describing: type)
        self.allowRegister = allowRegister
    }

    /// Resolves by a string.
    public init(_ identifier: String, allowRegister: Bool = false) {
        self.identifier = identifier
        self.allowRegister = allowRegister
    }

    /// The registered object; assigning registers another one where `allowRegister` is set.
    public var wrappedValue: T? {
        get { NerdzInject.shared.resolve(by: identifier) }
        set {
            guard allowRegister else { return }
            if let newValue {
                NerdzInject.shared.registerObject(newValue, for: identifier)
            } else {
                NerdzInject.shared.remove(by: identifier)
            }
        }
    }
}

/// A dependency that must be registered; resolved from the shared container on every access.
@propertyWrapper
public final class ForceInject<T> {
    private let identifier: String
    private let allowRegister: Bool

    /// Resolves by the type of the property.
    public init(allowRegister: Bool = false) {
        self.identifier = String(describing: T.self)
        self.allowRegister = allowRegister
    }

    /// Resolves by another type.
    public init<V>(_ type: V.Type, allowRegister: Bool = false) {
        self.identifier = String(describing: type)
        self.allowRegister = allowRegister
    }

    /// Resolves by a string.
    public init(_ identifier: String, allowRegister: Bool = false) {
        self.identifier = identifier
        self.allowRegister = allowRegister
    }

    /// The registered object; assigning registers another one where `allowRegister` is set.
    public var wrappedValue: T {
        get { NerdzInject.shared.forceResolve(by: identifier) }
        set {
            guard allowRegister else { return }
            NerdzInject.shared.registerObject(newValue, for: identifier)
        }
    }
}
