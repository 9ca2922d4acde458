/// Which of several tests end a run in which others are, or make it fail, by what they do or by what they leave under way.
struct Culprits {
    let sandbox: Sandbox
    /// Whether a run went wrong.
    let isWrong: @Sendable (Sandbox.Run) -> Bool
    /// After how many culprits the rest is not told apart any more.
    var most = Int.max

    /// How often tests are run until they are believed to go well: what a test leaves under way may take its time.
    private static let runs = 5

    /// Looks for them by halves. Where a half goes well by itself, nobody in it is blamed.
    ///
    /// - Parameters:
    ///   - tests: The tests to look among.
    ///   - filters: Regular expressions of some of them.
    /// - Returns: The culprits, each with a run in which it is; at last several at a time.
    func among<Test>(
        _ tests: [Test], filters: ([Test]) -> [String]
    ) async throws -> [(tests: [Test], run: Sandbox.Run)] {
        var found: [(tests: [Test], run: Sandbox.Run)] = []
        var waiting = [tests]
        while let some = waiting.popLast() {
            guard !some.isEmpty, let run = try await wrongRun(filters(some)) else { continue }
            if some.count == 1 || found.count >= most {
                found.append((some, run))
            } else {
                let half = some.count / 2
                waiting += [Array(some[half...]), Array(some[..<half])]
            }
        }
        return found
    }

    /// The first of several runs of some tests that goes wrong; `nil` where none does.
    private func wrongRun(_ filters: [String]) async throws -> Sandbox.Run? {
        guard !filters.isEmpty else { return nil }
        let sandbox = sandbox
        var wrong: [Int: Sandbox.Run] = [:]
        try await Workers.each(Array(0..<Self.runs)) { time in
            let run = try await sandbox.test(
                "alone-\(time)", filters: filters + [Lingering.filter], environment: ["TZ": "UTC"], limit: 60)
            return (time, run)
        } take: { time, run in
            if isWrong(run) { wrong[time] = run }
        }
        return wrong.min { $0.key < $1.key }?.value
    }
}
