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

    public var date: DateGenerator {
        get { self[DateKey.self] }
        set { self[DateKey.self] = newValue }
    }
}

/// Reads a dependency as it was when the owner was made.
@propertyWrapper public struct Dependency<Value>: Sendable {
    private let path: KeyPath<DependencyValues, Value> & Sendable
    private let values: DependencyValues

    public init(_ path: KeyPath<DependencyValues, Value> & Sendable) {
        self.path = path
        values = DependencyValues.current
    }

    public var wrappedValue: Value { values[keyPath: path] }
}

/// Runs an operation with other dependencies.
public func withDependencies<R>(
    _ update: (inout DependencyValues) throws -> Void, operation: () throws -> R
) rethrows -> R {
    var values = DependencyValues.current
    try update(&values)
    return try DependencyValues.$current.withValue(values, operation: operation)
}
