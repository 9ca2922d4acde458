// testgen:fingerprint 7dad21b2a812b8f7
import Testing

/// Gives each test a container of its own, so that nothing registered in one is seen in another.
struct ContainerTrait: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await TestDIContainer.$current.withValue(TestDIContainer()) { try await function() }
    }
}

extension Trait where Self == ContainerTrait {
    /// Each test starts with an empty `TestDIContainer.current`.
    static var container: Self { Self() }
}

extension TestDIContainer {
    /// The container of the running test, in a suite or test with the trait `.container`.
    @TaskLocal static var current = TestDIContainer()
}
