import Algorithms
import Behaviour
import Facts
import Host
import OrderedCollections
import Project
import Reading
import Resolving
import Running

/// Mutates the code of SUTs in a copy of the package and runs their suites against each mutant. One build contains all
/// mutants.
struct ProofRun {
    let workspace: Workspace
    let subjects: [ProofSubject]

    /// One mutant and the tests that it made fail.
    struct Verdict {
        var suite: String
        var mutant: Mutant
        var failed: [String] = []
        /// Whether any test executes the changed code.
        var isReached = true
        /// Whether anything failed, a crash included.
        var isCaught = false
    }

    /// Runs the suites against all mutants.
    func run() async throws -> [Verdict] {
        let copy = try await makeCopy()
        do {
            let verdicts = try await prove(in: copy)
            _ = try await shell("rm", ["-rf", copy])
            return verdicts
        } catch {
            _ = try? await shell("rm", ["-rf", copy])
            throw error
        }
    }

    private func prove(in copy: String) async throws -> [Verdict] {
        let planted = try plant(in: copy)
        let count = planted.reduce(0) { $0 + $1.mutants.count }
        progress("building \(count) changes in one go")
        let build = try await shell("swift", ["build", "--build-tests", "--package-path", copy])
        guard build.status == 0 else {
            let first = (build.output + build.error).split(separator: "\n").first { $0.contains("error:") } ?? ""
            throw Failure("the copy with the changes does not build: \(first)", rule: "prove")
        }
        var verdicts: [Verdict] = []
        for (subject, mutants) in planted {
            let filter = try subject.filter(in: workspace)
            let reached = try await reached(by: filter, of: subject, in: copy)
            for mutant in mutants {
                guard reached.contains(mutant.number) else {
                    verdicts.append(Verdict(suite: subject.suite, mutant: mutant, isReached: false))
                    continue
                }
                let result = try await test([Mutant.variable: String(mutant.number)], filter, in: copy)
                verdicts.append(
                    Verdict(
                        suite: subject.suite, mutant: mutant, failed: failedTests(in: result.output),
                        isCaught: result.status != 0))
                progress("\(verdicts.count)/\(count)")
            }
        }
        return verdicts
    }

    /// The mutants whose code a suite executes while none is switched on.
    private func reached(by filter: String, of subject: ProofSubject, in copy: String) async throws -> Set<Int> {
        let path = Path.join(copy, "testgen-reached.txt")
        let result = try await test([Mutant.reachedVariable: path], filter, in: copy)
        guard result.status == 0 else {
            throw Failure("\(subject.suite) fails before anything is changed", rule: "prove")
        }
        let numbers = try await shell("cat", [path]).output
        return Set(numbers.split(separator: "\n").compactMap { Int($0) })
    }

    private func progress(_ text: String) {
        if !workspace.world.options.quiet { workspace.world.machine.console.report("prove: \(text)\n") }
    }

    private func makeCopy() async throws -> String {
        let made = try await shell("mktemp", ["-d", "-t", "testgen-prove-XXXXXX"])
        let folder = made.output.split(separator: "\n").first.map(String.init) ?? ""
        guard made.status == 0, !folder.isEmpty else { throw Failure("cannot make a temporary folder", rule: "prove") }
        for item in Set(workspace.root.tree.paths.map { $0.split(separator: "/")[0] }) where !item.hasPrefix(".") {
            _ = try await shell("cp", ["-R", Path.join(workspace.world.root, String(item)), folder])
        }
        return folder
    }

    private func plant(in copy: String) throws -> [(subject: ProofSubject, mutants: [Mutant])] {
        var planted: [(subject: ProofSubject, mutants: [Mutant])] = []
        var originals: [String: String] = [:]
        var texts: [String: String] = [:]
        var number = 1
        for subject in subjects {
            let name = subject.known.recipe.sut.name
            var mutants: [Mutant] = []
            for path in workspace.sources.files(naming: name) {
                guard let text = try texts[path] ?? workspace.world.existing(path) else { continue }
                if originals[path] == nil { originals[path] = text }
                let found = plantMutants(
                    in: text, path: path, type: subject.known.recipe.sut.qualifiedName, first: number,
                    parameterTypes: subject.parameterTypes)
                guard !found.mutants.isEmpty else { continue }
                texts[path] = found.text
                mutants += found.mutants
                number += found.mutants.count
            }
            planted.append((subject, mutants))
        }
        var changes = texts.map { path, text in
            FileChange(path: path, kind: .update, before: originals[path] ?? "", after: text)
        }
        changes += support(beside: Set(texts.keys))
        changes += try Set(subjects.map(\.waitPath)).compactMap(withShortDeadline)
        try workspace.world.machine.files.commit(ChangeSet(changes), under: copy)
        return planted
    }

    /// The files that switch mutants on, one for each module.
    private func support(beside paths: Set<String>) -> [FileChange] {
        let owned = paths.sorted().filter { workspace.project.module(owning: $0) != nil }
        return owned.uniqued { workspace.project.module(owning: $0)?.name }.map { path in
            let folder = path.split(separator: "/").dropLast().joined(separator: "/")
            return FileChange(path: folder + "/TestgenMutants.swift", kind: .create, after: Mutant.support)
        }
    }

    /// The support file for waiting with a shorter deadline; `nil` where a person wrote it.
    private func withShortDeadline(_ path: String) throws -> FileChange? {
        guard let text = try workspace.world.existing(path), Fingerprint.ownership(of: text) == .untouched else {
            return nil
        }
        var wait = workspace.configuration.asyncWait
        wait.deadline = min(wait.deadline, 500_000_000)
        var notes = Notes()
        let quick = try PlacedSupport(template: SupportFile.waitUntil.rawValue, path: path)
            .draft(workspace.root.templates(), waiting: wait, &notes).content
        return FileChange(path: path, kind: .update, before: text, after: quick)
    }

    private func test(
        _ environment: [String: String], _ filter: String, in copy: String
    ) async throws -> Invocation.Result {
        let arguments = ["60", "swift", "test", "--skip-build", "--package-path", copy, "--filter", filter]
        return try await workspace.world.machine.processes.run(
            Invocation("timeout", arguments, environment: environment))
    }

    private func failedTests(in output: String) -> [String] {
        output.split(separator: "\n").compactMap { line in
            if line.hasPrefix("Test Case '"), line.contains("' failed (") {
                return line.split(separator: "'")[1].split(separator: ".").last.map(String.init)
            }
            guard line.contains("Test "), line.contains(" failed after "), !line.contains("Test run") else {
                return nil
            }
            guard let start = line.firstIndex(of: "\""), let end = line[line.index(after: start)...].lastIndex(of: "\"")
            else {
                return nil
            }
            return String(line[line.index(after: start)..<end])
        }
    }

    private func shell(_ program: String, _ arguments: [String]) async throws -> Invocation.Result {
        try await workspace.world.machine.processes.run(Invocation(program, arguments))
    }
}

extension [ProofRun.Verdict] {
    /// The table of changes and the tests that noticed them, suite by suite.
    var table: String {
        let suites = OrderedDictionary(grouping: self, by: \.suite)
        guard suites.count > 1 else { return rows + summary }
        return suites.map { suite, own in "\(suite)\n" + own.rows + own.summary + "\n" }.joined() + summary
    }

    private var rows: String {
        map { verdict in
            let place = "\(Path.name(verdict.mutant.location.file)):\(verdict.mutant.location.line)"
            let tests = verdict.failed.first.map { first in
                "\"\(first)\"" + (verdict.failed.count > 1 ? " and \(verdict.failed.count - 1) more" : "")
            }
            let nothing = verdict.isReached ? "NOTHING" : "NOTHING: no test gets here"
            let caught = verdict.isCaught ? tests ?? "a crash" : nothing
            return
                "\(place)  \(verdict.mutant.kind.rawValue)  \(verdict.mutant.code.prefix(70))\n    noticed by \(caught)\n"
        }.joined()
    }

    /// `23 of 25 changes are noticed (92 %), of the 24 that tests get to 95 %`
    private var summary: String {
        let caught = count(where: \.isCaught)
        let reached = count(where: \.isReached)
        let share = { (whole: Int) in whole == 0 ? 100 : caught * 100 / whole }
        let all = "\(caught) of \(count) changes are noticed (\(share(count)) %)"
        return reached == count ? all + "\n" : all + ", of the \(reached) that tests get to \(share(reached)) %\n"
    }
}
