// testgen:fingerprint 8bc1b24b604178c4 support
import Foundation
import Testing

/// Gives each test what all tests of the process share, such as a global container, for itself alone.
///
/// `.serialized` orders the tests of one suite; suites beside it still run at the same time. This trait orders the
/// tests of every suite that has it, and resets the container before and after each of them.
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
    private var file: Int32 = -1

    func enter() async {
        if isTaken {
            await withCheckedContinuation { waiting.append($0) }
        } else {
            isTaken = true
        }
        await lockOutOthers()
    }

    func leave() {
        close(file)
        if waiting.isEmpty {
            isTaken = false
        } else {
            waiting.removeFirst().resume()
        }
    }

    /// Every test target of the process has a queue of its own; a lock on the file they are linked into keeps them
    /// apart.
    private func lockOutOthers() async {
        #if canImport(ObjectiveC)
            let path = Bundle(for: ContainerQueue.self).executablePath
        #else
            let path = Bundle.main.executablePath
        #endif
        file = open(path ?? CommandLine.arguments[0], O_RDONLY)
        while file >= 0, flock(file, LOCK_EX | LOCK_NB) != 0 { try? await Task.sleep(nanoseconds: 1_000_000) }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm e5zIYX5L0 BS2UT3QmM dK7_-pkc1 BZsiuC706 fY5LP9KoS T2htEP_CL P90FZuS_b XxF9rLkhW
// testgen:parts ZJgZao3e2 5QfCNPyM6 -vYWTPSsj PxFKrHa8P ceFUOD8b- t22NTDY4U aIfalPBTf enr0UuozV
