import Behaviour
import Facts
import OrderedCollections
import Project
import Reading
import Running

/// Runs suites as they stand against changes of the code of their SUTs, planted in a copy of the package. One build
/// contains all changes.
struct ProofRun {
    let workspace: Workspace
    let subjects: [ProofSubject]
    let sandbox: Sandbox

    /// Prepares a run; throws where the project is none that can be built here.
    init(_ workspace: Workspace, _ subjects: [ProofSubject]) throws {
        self.workspace = workspace
        self.subjects = subjects
        sandbox = try Sandbox(workspace, for: "--prove", instead: "suites are run by your own tools")
    }

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
        try sandbox.open()
        defer { sandbox.close() }
        var planted = try PlantedChanges(subjects, in: workspace)
        progress("building \(planted.all.count) changes in one go")
        try await build(&planted)
        var verdicts: [Verdict] = []
        for (subject, mutants) in zip(subjects, planted.mutants) {
            let tests = try subject.tests(in: workspace)
            let proof = SuiteProof(
                sandbox: sandbox, name: subject.suite, filters: [tests.filter], library: tests.library)
            let runs = try await proof.runs(mutants.map(\.number)) { done, all in
                progress("\(subject.suite) \(done) of \(all)")
            }
            verdicts += mutants.map { mutant in
                guard let run = runs[mutant.number] else {
                    return Verdict(suite: subject.suite, mutant: mutant, isReached: false)
                }
                return Verdict(
                    suite: subject.suite, mutant: mutant, failed: failedTests(in: run.output), isCaught: !run.isPassed)
            }
        }
        return verdicts
    }

    private func build(_ planted: inout PlantedChanges) async throws {
        let waits = try Dictionary(Set(subjects.map(\.waitPath)).compactMap(withShortDeadline)) { first, _ in first }
        while true {
            try sandbox.update(overlay: planted.texts.merging(waits) { $1 }, without: [])
            let build = try await sandbox.build()
            if build.isComplete { return }
            guard try planted.leaveOut(build.errors) else {
                throw build.failure("the copy with the changes does not build")
            }
        }
    }

    private func progress(_ text: String) {
        if !workspace.world.options.quiet { workspace.world.machine.console.report("prove: \(text)\n") }
    }

    /// The support file for waiting with a shorter deadline; `nil` where a person wrote it.
    private func withShortDeadline(_ path: String) throws -> (String, String)? {
        guard let text = try workspace.world.existing(path), Fingerprint.ownership(of: text) == .untouched else {
            return nil
        }
        var notes = Notes()
        let file = PlacedSupport(template: SupportFile.waitUntil.rawValue, path: path)
        return (path, try file.draft(workspace.root.templates(), waiting: workspace.shortWait, &notes).content)
    }

    /// The names of the tests that failed, as both libraries print them.
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
