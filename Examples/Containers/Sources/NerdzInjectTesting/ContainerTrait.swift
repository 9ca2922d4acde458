// A stand-in for the product of this name (https://github.com/nerdzlab/NerdzInject): the trait of its 2.0 API.

import NerdzInject
import Testing

/// Gives what it is put on a container of its own: each test, or a suite as a whole.
public struct NerdzContainerTrait: TestTrait, SuiteTrait, TestScoping {
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await NerdzInject.$current.withValue(NerdzInject()) { try await function() }
    }
}

extension Trait where Self == NerdzContainerTrait {
    /// Gives what it is put on a container of its own.
    public static var nerdzContainer: Self { Self() }
}
