import Foundation

/// Runs work on threads whose stack is large enough for whatever the parser lets through: a sum of 20,000 terms is a tree
/// 20,000 levels deep, and trees are walked by recursion.
///
/// Systems without executors for tasks (macOS before 15) run it where they run any task.
public func onDeepStack<Value: Sendable>(_ work: @Sendable () async -> Value) async -> Value {
    guard #available(macOS 15, *) else { return await work() }
    return await withTaskExecutorPreference(DeepStack.shared) { await work() }
}

/// Threads with a stack of a size that is known.
@available(macOS 15, *)
private final class DeepStack: TaskExecutor, @unchecked Sendable {
    static let shared = DeepStack(threads: ProcessInfo.processInfo.activeProcessorCount, stackSize: 1 << 30)

    private let condition = NSCondition()
    /// The jobs that wait, in order; the condition's lock guards them.
    private var waiting: [UnownedJob] = []

    private init(threads: Int, stackSize: Int) {
        for _ in 0..<max(2, threads) {
            let thread = Thread { [unowned self] in
                while true { next().runSynchronously(on: asUnownedTaskExecutor()) }
            }
            thread.stackSize = stackSize
            thread.start()
        }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        condition.withLock { waiting.append(job) }
        condition.signal()
    }

    private func next() -> UnownedJob {
        condition.withLock {
            while waiting.isEmpty { condition.wait() }
            return waiting.removeFirst()
        }
    }
}

/// Keeps the main thread while others work, until one of them ends the program.
///
/// Below an asynchronous `main` it would end before them, which valgrind does not survive.
public func waitForTheEnd() -> Never {
    while true { sleep(3_600) }
}
