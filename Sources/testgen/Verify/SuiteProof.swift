import Behaviour
import Facts
import Project

/// Runs tests with each change of the code that is planted in the copy; the copy is built.
struct SuiteProof {
    let sandbox: Sandbox
    /// What the tests are called in messages.
    let name: String
    /// Regular expressions of the tests.
    let filters: [String]
    /// The library they are written for.
    var library = Sandbox.Library.swiftTesting

    /// How the tests end with each of some changes.
    ///
    /// - Parameters:
    ///   - mutants: The numbers of the changes.
    ///   - progress: Told after each run how many are done of how many.
    /// - Returns: The run with each change that the tests get to, by its number.
    /// - Throws: When a test fails before anything is changed.
    func runs(_ mutants: [Int], _ progress: (Int, Int) -> Void = { _, _ in }) async throws -> [Int: Sandbox.Run] {
        let reached = try await reached()
        let concerned = mutants.filter(reached.contains)
        var runs: [Int: Sandbox.Run] = [:]
        try await Workers.each(concerned) { mutant in
            (mutant, try await test("proof-\(mutant)", [Mutant.variable: String(mutant)]))
        } take: { mutant, run in
            runs[mutant] = run
            progress(runs.count, concerned.count)
        }
        return runs
    }

    private func reached() async throws -> Set<Int> {
        let path = sandbox.folder.file("reached.txt")
        sandbox.folder.remove("reached.txt")
        let run = try await test("reached", [Mutant.reachedVariable: path])
        guard run.isPassed else { throw Failure("\(name) fails before anything is changed", rule: "prove") }
        return Set(((try? sandbox.world.text(path)) ?? "").split(separator: "\n").compactMap { Int($0) })
    }

    private func test(_ name: String, _ variables: [String: String]) async throws -> Sandbox.Run {
        try await sandbox.test(
            name, filters: filters, environment: variables.merging(["TZ": "UTC"]) { $1 }, library: library, limit: 60)
    }
}
