import Behaviour
import Project

/// Runs suites as they are handed over with each change of the code, and tells which changes they notice.
struct FinalProof {
    let sandbox: Sandbox
    /// The names of the suites.
    let suites: [String]

    /// The changes that make any test of the suites fail.
    func noticed(_ mutants: [Mutant]) async throws -> Set<Int> {
        let reached = try await reached()
        return try await withThrowingTaskGroup(of: Int?.self) { group in
            var noticed: Set<Int> = []
            var waiting = mutants.map(\.number).filter(reached.contains)[...]
            func next() {
                guard let mutant = waiting.popFirst() else { return }
                group.addTask {
                    let run = try await test("proof-\(mutant)", [Mutant.variable: String(mutant)])
                    return run.isPassed ? nil : mutant
                }
            }
            for _ in 0..<3 { next() }
            while let result = try await group.next() {
                if let result { noticed.insert(result) }
                next()
            }
            return noticed
        }
    }

    private func reached() async throws -> Set<Int> {
        let path = sandbox.folder.file("reached.txt")
        sandbox.folder.remove("reached.txt")
        _ = try await test("reached", [Mutant.reachedVariable: path])
        return Set(((try? sandbox.world.text(path)) ?? "").split(separator: "\n").compactMap { Int($0) })
    }

    private func test(_ name: String, _ variables: [String: String]) async throws -> Sandbox.Run {
        try await sandbox.test(
            name, filters: suites.map { "\\.\($0)/" }, environment: variables.merging(["TZ": "UTC"]) { $1 }, limit: 30)
    }
}
