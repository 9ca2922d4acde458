import Foundation

/// The results of a function for each of many values, in their order, found on all processors.
///
/// The threads have a stack on which syntax trees of any depth can be walked, which those of Dispatch have not.
///
/// - Parameters:
///   - values: The values.
///   - grain: How many values a thread takes at a time; fewer than two of that are done where the caller is.
///   - work: What is done with each value.
public func concurrentMap<Value: Sendable, Result: Sendable>(
    _ values: [Value], grain: Int = 8, _ work: @escaping @Sendable (Value) -> Result
) -> [Result] {
    let threads = min(ProcessorCount.value, values.count / grain)
    guard threads > 1 else { return values.map(work) }
    let sheet = ResultSheet<Result>(count: values.count, grain: grain, workers: threads)
    for _ in 0..<threads {
        let thread = Thread {
            while let range = sheet.nextRange() { sheet.enter(values[range].map(work), at: range.lowerBound) }
            sheet.finishWorker()
        }
        thread.stackSize = 1 << 30
        thread.start()
    }
    return sheet.results()
}

private enum ProcessorCount {
    static let value = sysconf(Int32(_SC_NPROCESSORS_ONLN))
}

/// What threads have found of a list of results.
private final class ResultSheet<Result: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    /// The lock of the condition guards all of these.
    private var found: [Result?]
    private var next = 0
    private var workers: Int
    private let grain: Int

    init(count: Int, grain: Int, workers: Int) {
        found = Array(repeating: nil, count: count)
        (self.grain, self.workers) = (grain, workers)
    }

    /// The places that a thread should work at; `nil` when all are taken.
    func nextRange() -> Range<Int>? {
        condition.withLock {
            guard next < found.count else { return nil }
            let range = next..<min(next + grain, found.count)
            next = range.upperBound
            return range
        }
    }

    func enter(_ results: [Result], at place: Int) {
        condition.withLock {
            for (offset, result) in results.enumerated() { found[place + offset] = result }
        }
    }

    func finishWorker() {
        condition.withLock { workers -= 1 }
        condition.signal()
    }

    /// Waits for all threads.
    func results() -> [Result] {
        condition.withLock {
            while workers > 0 { condition.wait() }
            return found.compactMap { $0 }
        }
    }
}
