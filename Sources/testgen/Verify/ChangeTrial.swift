import Behaviour
import Facts
import Project
import Running

/// Runs the tests of a suite with each change of the code that is planted in the copy, which is built: each change with
/// the tests that get to it, until one of them fails.
struct ChangeTrial {
    let sandbox: Sandbox
    /// What the tests are called in messages.
    let name: String
    let tests: [TestID]
    let library: Sandbox.Library
    /// Whether tests run on after one has failed, to see every assert that does.
    var showsAsserts = false

    /// How a change was met.
    struct Result {
        /// The tests that get to it.
        var reached: [TestID]
        /// The tests that failed with it; none where the program ended before one could.
        var failed: [TestID]
        /// Where asserts failed; of XCTest nothing is known.
        var failedAt: Set<AssertPlace>
        var run: Sandbox.Run
    }

    /// How the tests end with each of some changes.
    ///
    /// - Parameters:
    ///   - mutants: The numbers of the changes.
    ///   - progress: Told after each run how many are done of how many.
    /// - Returns: What came of each change that a test gets to, by its number.
    /// - Throws: When a test fails before anything is changed.
    func results(_ mutants: [Int], _ progress: (Int, Int) -> Void = { _, _ in }) async throws -> [Int: Result] {
        let whole = try await run("whole", tests, [:])
        guard whole.isPassed else { throw Failure("\(name) fails before anything is changed", rule: "prove") }
        let reached = try await reached()
        let concerned = mutants.filter { reached[$0] != nil }
        var results: [Int: Result] = [:]
        try await Workers.each(concerned) { mutant in
            let tests = reached[mutant] ?? []
            let variables = [Mutant.variable: String(mutant)]
            let run = try await run("proof-\(mutant)", tests, variables, stopsAtFailure: !showsAsserts)
            let places = Set(failures(in: run).compactMap { AssertPlace($0.1) })
            return (mutant, Result(reached: tests, failed: failed(in: run), failedAt: places, run: run))
        } take: { mutant, result in
            results[mutant] = result
            progress(results.count, concerned.count)
        }
        return results
    }

    /// The tests that get to each change: every test runs alone once.
    private func reached() async throws -> [Int: [TestID]] {
        var reached: [Int: [TestID]] = [:]
        try await Workers.each(Array(tests.enumerated())) { index, test in
            let path = sandbox.folder.file("reached-\(index).txt")
            sandbox.folder.remove("reached-\(index).txt")
            _ = try await run("reached-\(index)", [test], [Mutant.reachedVariable: path])
            let text = (try? sandbox.world.text(path)) ?? ""
            sandbox.folder.remove("reached-\(index).txt")
            return (test, Set(text.split(separator: "\n").compactMap { Int($0) }))
        } take: { test, numbers in
            for number in numbers { reached[number, default: []].append(test) }
        }
        return reached.mapValues { $0.sorted() }
    }

    private func run(
        _ name: String, _ tests: [TestID], _ variables: [String: String], stopsAtFailure: Bool = false
    ) async throws -> Sandbox.Run {
        // Whoever runs all of them names the suite: thousands of tests would not fit on a command line.
        let isWhole = tests.count == self.tests.count
        let filters = isWhole ? wholeFilters : SwiftPM.filters(for: tests, of: self.tests + [Self.other])
        return try await sandbox.test(
            name, filters: filters, environment: variables.merging(["TZ": "UTC"]) { $1 }, library: library, limit: 60,
            specifiers: library == .xctest ? tests.map(\.text) : [], stopsAtFailure: stopsAtFailure)
    }

    /// A test that is none, so that all tests of the suite are not all tests there are.
    private static let other = TestID(module: "Testgen", path: ["none()"])

    private var wholeFilters: [String] {
        Set(tests.map { "^\($0.module)\\.\($0.path[0].filter { $0 != "`" })/" }).sorted()
    }

    private func failed(in run: Sandbox.Run) -> [TestID] {
        guard library == .swiftTesting else {
            // `Test Case 'CartTests.testAdds' failed (0.1 seconds)`, and the place of the first failure before that.
            return tests.filter { run.output.contains(": error: \($0.path.joined(separator: ".")) : ") }
        }
        return Set(failures(in: run).compactMap(\.0)).sorted()
    }

    private func failures(in run: Sandbox.Run) -> [(TestID?, TestIssue)] {
        run.events.compactMap { record in
            if case .issue(let id, let issue) = record, issue.weight == .failure { (id, issue) } else { nil }
        }
    }
}
