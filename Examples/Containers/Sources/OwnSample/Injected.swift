/// A wrapper that is named like those of three libraries and is none of them.
@propertyWrapper public struct Injected<Service> {
    public let wrappedValue: Service
    public init() { wrappedValue = AppContainer.shared.resolve(Service.self) }
}
