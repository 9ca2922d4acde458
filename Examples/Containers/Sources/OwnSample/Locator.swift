import Foundation

/// The application's own locator.
public final class AppContainer: @unchecked Sendable {
    public static let shared = AppContainer()

    private let lock = NSLock()
    private var makers: [String: () -> Any] = [:]

    public func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
        lock.withLock { makers["\(type)"] = make }
    }

    public func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
        guard let service = lock.withLock({ makers["\(type)"] })?() as? Service else {
            fatalError("\(type) is not registered")
        }
        return service
    }

    public func reset() { lock.withLock { makers = [:] } }
}

/// Values reached by key path.
public struct InjectedValues {
    nonisolated(unsafe) private static var current = InjectedValues()

    var ratings: any RatingService = LiveRatingService()

    static subscript<T>(_ path: WritableKeyPath<InjectedValues, T>) -> T {
        get { current[keyPath: path] }
        set { current[keyPath: path] = newValue }
    }
}

@propertyWrapper struct FromValues<T> {
    private let path: WritableKeyPath<InjectedValues, T>
    init(_ path: WritableKeyPath<InjectedValues, T>) { self.path = path }
    var wrappedValue: T { InjectedValues[path] }
}
