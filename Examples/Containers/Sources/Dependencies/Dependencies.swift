// A stand-in for the package of this name (https://github.com/pointfreeco/swift-dependencies): the part of its 1.x API that is used here.

import Foundation

/// A key of `DependencyValues`.
public protocol DependencyKey {
    associatedtype Value: Sendable
    static var liveValue: Value { get }
}

/// What code depends on, by key.
public struct DependencyValues: Sendable {
    @TaskLocal static var current = DependencyValues()

    private var storage: [ObjectIdentifier: any Sendable] = [:]

    public subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
        get { storage[ObjectIdentifier(key)] as? Key.Value ?? Key.liveValue }
        set { storage[ObjectIdentifier(key)] = newValue }
    }
}

/// Makes identifiers.
public struct UUIDGenerator: Sendable {
    private let generate: @Sendable () -> UUID

    public static var incrementing: Self {
        let counter = Counter()
        return Self { UUID(uuidString: "00000000-0000-0000-0000-" + String(format: "%012x", counter.next()))! }
    }
    public init(_ generate: @escaping @Sendable () -> UUID) { self.generate = generate }
    public func callAsFunction() -> UUID { generate() }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = -1

    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}

/// Makes dates.
public struct DateGenerator: Sendable {
    private let generate: @Sendable () -> Date

    public static func constant(_ now: Date) -> Self { Self { now } }
    public init(_ generate: @escaping @Sendable () -> Date) { self.generate = generate }
    public var now: Date { generate() }
    public func callAsFunction() -> Date { generate() }
}

extension DependencyValues {
    private enum DateKey: DependencyKey {
        static let liveValue = DateGenerator { Date() }
    }

    private enum UUIDKey: DependencyKey {
        static let liveValue = UUIDGenerator { UUID() }
    }

    public var uuid: UUIDGenerator {
        get { self[UUIDKey.self] }
        set { self[UUIDKey.self] = newValue }
    }

    public var date: DateGenerator {
        get { self[DateKey.self] }
        set { self[DateKey.self] = newValue }
    }
}

/// Reads a dependency as it was when the owner was made.
@propertyWrapper public struct Dependency<Value> {
    public let wrappedValue: Value

    public init(_ path: KeyPath<DependencyValues, Value>) { wrappedValue = DependencyValues.current[keyPath: path] }

    public init<Key: DependencyKey>(_ key: Key.Type) where Key.Value == Value {
        wrappedValue = DependencyValues.current[key]
    }
}

extension Dependency: Sendable where Value: Sendable {}

/// Runs an operation with other dependencies.
public func withDependencies<R>(
    _ update: (inout DependencyValues) throws -> Void, operation: () throws -> R
) rethrows -> R {
    var values = DependencyValues.current
    try update(&values)
    return try DependencyValues.$current.withValue(values, operation: operation)
}
