import Behaviour
import Facts
import Project

/// Runs the tests of a suite with each change of the code that is planted in the copy; the copy is built.
struct SuiteProof {
    let sandbox: Sandbox
    /// The suite's position among those that are verified.
    let suite: Int
    /// The suite's name.
    let name: String

    /// How a suite ends with a change.
    struct Result {
        /// The suite's position among those that are verified.
        var suite: Int
        /// The number of the change.
        var change: Int
        var run: Sandbox.Run
    }

    /// A suite of which something fails before anything is changed.
    struct Unsteady: Error {
        /// The run in which it does.
        var run: Sandbox.Run
        /// What a person is told, where it goes on to fail.
        var failure: Failure
    }

    /// How the tests end with each of some changes that they get to.
    ///
    /// - Parameters:
    ///   - changes: The numbers of the changes.
    ///   - progress: Told after each run how many are done of how many.
    /// - Throws: `Unsteady` when a test fails before anything is changed.
    func results(_ changes: [Int], _ progress: (Int, Int) -> Void) async throws -> [Result] {
        let reached = try await reached()
        let concerned = changes.filter(reached.contains)
        var results: [Result] = []
        try await Workers.each(concerned) { change in
            let run = try await test("proof-\(change)", [Mutant.variable: String(change)])
            return Result(suite: suite, change: change, run: run)
        } take: { result in
            results.append(result)
            progress(results.count, concerned.count)
        }
        return results
    }

    private func reached() async throws -> Set<Int> {
        let path = sandbox.folder.file("reached.txt")
        sandbox.folder.remove("reached.txt")
        let run = try await test("reached", [Mutant.reachedVariable: path])
        guard run.isPassed else {
            throw Unsteady(run: run, failure: Failure("\(name) fails before anything is changed", rule: "verify"))
        }
        return Set(((try? sandbox.world.text(path)) ?? "").split(separator: "\n").compactMap { Int($0) })
    }

    private func test(_ run: String, _ variables: [String: String]) async throws -> Sandbox.Run {
        try await sandbox.test(
            run, filters: ["\\.\(name)/"], environment: variables.merging(["TZ": "UTC"]) { $1 }, limit: 60)
    }
}
