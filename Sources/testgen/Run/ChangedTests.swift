import Facts
import Host
import Project
import Running

/// Finds the tests that depend on files changed since a commit. It follows the names that those files declare.
struct ChangedTests {
    let workspace: Workspace
    let base: String

    func reached(_ catalog: TestCatalog, _ all: [TestID]) async throws -> Set<TestID> {
        let changed = try await changedFiles()
        if changed.contains(where: { Path.name($0) == "Package.swift" }) { return Set(all) }
        let sources = workspace.sources
        let tests = workspace.tests
        let names = closure(of: changed, in: sources)
        var files = Set(tests.files.map(\.path).filter(changed.contains))
        let helpers = closure(of: files, in: tests).union(names)
        for name in helpers { files.formUnion(tests.files(mentioning: name)) }
        return Set(all.filter { id in catalog.fact(id).map { files.contains($0.location.file) } ?? !changed.isEmpty })
    }

    /// The names declared in files and in all files that mention one of them.
    private func closure(of files: Set<String>, in index: SourceIndex) -> Set<String> {
        var known: Set<String> = []
        var waiting = files.flatMap { index.types(inFile: $0).map(\.name) }
        while let name = waiting.popLast() {
            guard known.insert(name).inserted else { continue }
            for file in index.files(mentioning: name) {
                waiting += index.types(inFile: file).map(\.name).filter { !known.contains($0) }
            }
        }
        return known
    }

    private func changedFiles() async throws -> Set<String> {
        let diff = try await git(["diff", "--name-only", "--relative", base])
        let new = try await git(["ls-files", "--others", "--exclude-standard"])
        return Set((diff + "\n" + new).split(separator: "\n").map(String.init))
    }

    private func git(_ arguments: [String]) async throws -> String {
        let result = try await workspace.world.machine.processes.run(
            Invocation("git", arguments, in: workspace.world.root))
        guard result.status == 0 else {
            let first = result.error.split(separator: "\n").first ?? ""
            throw Failure("git cannot tell what changed since \(base): \(first)", rule: "changed")
        }
        return result.output
    }
}
