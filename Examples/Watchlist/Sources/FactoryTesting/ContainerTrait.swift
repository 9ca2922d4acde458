// A stand-in for the package of this name (https://github.com/hmlongco/Factory): its suite trait.

import FactoryKit
import Testing

/// Gives each test a container of its own.
public struct ContainerTrait: TestTrait, SuiteTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await Container.$shared.withValue(Container()) { try await function() }
    }
}

extension Trait where Self == ContainerTrait {
    /// Gives each test a container of its own.
    public static var container: Self { Self() }
}
