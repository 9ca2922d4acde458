// testgen:fingerprint 992be2fd7dc0696a support
import Testing

/// Gives each test what all tests of the process share, such as a global container, for itself alone.
///
/// `.serialized` orders the tests of one suite; suites beside it still run at the same time. This trait orders the
/// tests
/// of every suite that has it, and resets the container before and after each of them.
struct ExclusiveContainerTrait: SuiteTrait, TestTrait, TestScoping {
    let reset: @Sendable () async -> Void

    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        if ContainerQueue.isHeld {
            try await function()
            return
        }
        await ContainerQueue.shared.enter()
        await reset()
        let outcome = await ContainerQueue.$isHeld.withValue(true) {
            do {
                try await function()
                return Result<Void, any Error>.success(())
            } catch {
                return .failure(error)
            }
        }
        await reset()
        await ContainerQueue.shared.leave()
        try outcome.get()
    }
}

extension Trait where Self == ExclusiveContainerTrait {
    /// One test at a time among all suites that say so.
    static var exclusiveContainer: Self { Self(reset: {}) }

    /// One test at a time among all suites that say so, with a reset before and after each.
    static func exclusiveContainer(reset: @escaping @Sendable () async -> Void) -> Self { Self(reset: reset) }
}

/// Lets one test in at a time, in the order in which they come.
private actor ContainerQueue {
    static let shared = ContainerQueue()
    @TaskLocal static var isHeld = false

    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func enter() async {
        if isTaken {
            await withCheckedContinuation { waiting.append($0) }
        } else {
            isTaken = true
        }
    }

    func leave() {
        if waiting.isEmpty {
            isTaken = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}
