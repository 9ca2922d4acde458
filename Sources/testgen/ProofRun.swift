import Behaviour
import Facts
import OrderedCollections
import Project
import Reading
import Running

/// Runs suites as they stand against changes of the code of their SUTs, planted in a copy of the package. One build
/// contains all changes; each is tried with the tests that get to it.
struct ProofRun {
    let workspace: Workspace
    let suites: [ProvenSuite]
    let sandbox: Sandbox
    /// Whether every assert that fails is to be known, which takes longer.
    let showsAsserts: Bool

    /// Prepares a run; throws where the project is none that can be built here.
    init(_ workspace: Workspace, _ suites: [ProvenSuite], option: String = "--prove", showsAsserts: Bool = false) throws
    {
        self.workspace = workspace
        self.suites = suites
        self.showsAsserts = showsAsserts
        sandbox = try Sandbox(workspace, for: option, instead: "suites are run by your own tools")
    }

    /// One mutant and the tests that it made fail.
    struct Verdict {
        var suite: String
        var mutant: Mutant
        var status: Status
        /// The tests that get to it.
        var reached: [TestID] = []
        /// The tests that failed, as far as the run went: it ends at the first.
        var failed: [TestID] = []
        /// Where asserts failed; all places only where they were asked for.
        var failedAt: Set<AssertPlace> = []

        /// How a change was met.
        enum Status: String {
            /// A test failed, or the program ended before its tests did.
            case noticed
            /// The tests came to no end.
            case hung
            case unnoticed
            /// No test executes the changed code.
            case unreached
        }

        /// Whether anything failed, a crash included.
        var isCaught: Bool { status == .noticed || status == .hung }
    }

    /// Runs the suites against all mutants.
    func run() async throws -> [Verdict] {
        try sandbox.open()
        defer { sandbox.close() }
        var planted = try PlantedChanges(suites.flatMap(\.subjects), in: workspace, isThorough: true)
        progress("building \(planted.all.count) changes in one go")
        try await build(&planted)
        var verdicts: [Verdict] = []
        var mutants = planted.mutants[...]
        for suite in suites {
            let own = mutants.prefix(suite.subjects.count).flatMap { $0 }
            mutants = mutants.dropFirst(suite.subjects.count)
            let trial = ChangeTrial(
                sandbox: sandbox, name: suite.name, tests: suite.tests, library: suite.library,
                showsAsserts: showsAsserts)
            let results = try await trial.results(own.map(\.number)) { done, all in
                if done % 10 == 0 || done == all { progress("\(suite.name) \(done) of \(all)") }
            }
            verdicts += own.map { verdict($0, results[$0.number], of: suite.name) }
        }
        return verdicts
    }

    private func verdict(_ mutant: Mutant, _ result: ChangeTrial.Result?, of suite: String) -> Verdict {
        guard let result else { return Verdict(suite: suite, mutant: mutant, status: .unreached) }
        let status: Verdict.Status = result.run.isPassed ? .unnoticed : result.run.isTimedOut ? .hung : .noticed
        return Verdict(
            suite: suite, mutant: mutant, status: status, reached: result.reached, failed: result.failed,
            failedAt: result.failedAt)
    }

    private func build(_ planted: inout PlantedChanges) async throws {
        let waits = try Dictionary(Set(suites.flatMap(\.subjects).map(\.waitPath)).compactMap(withShortDeadline)) {
            first, _ in first
        }
        while true {
            try sandbox.update(overlay: planted.texts.merging(waits) { $1 }, without: [])
            let build = try await sandbox.build()
            if build.isComplete { return }
            guard try planted.leaveOut(build.errors) else {
                try sandbox.update(overlay: [:], without: [])
                let original = try await sandbox.build()
                throw original.isComplete
                    ? build.failure("the copy with the changes does not build")
                    : original.failure("the project does not build, before anything is changed")
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
            let test = verdict.failed.first.map { $0.path.joined(separator: "/") }
            let who =
                switch verdict.status {
                case .noticed: test ?? "a crash"
                case .hung: "a run that does not end"
                case .unnoticed: "NOTHING"
                case .unreached: "NOTHING: no test gets here"
                }
            let change = verdict.mutant.replacement.map { $0.isEmpty ? " → left out" : " → \($0.prefix(70))" } ?? ""
            return
                "\(place)  \(verdict.mutant.kind.rawValue)  \(verdict.mutant.code.prefix(70))\(change)\n    noticed by \(who)\n"
        }.joined()
    }

    /// `23 of 25 changes are noticed (92 %), of the 24 that tests get to 95 %`
    private var summary: String {
        let caught = count(where: \.isCaught)
        let reached = count { $0.status != .unreached }
        let share = { (whole: Int) in whole == 0 ? 100 : caught * 100 / whole }
        let all = "\(caught) of \(count) changes are noticed (\(share(count)) %)"
        return reached == count ? all + "\n" : all + ", of the \(reached) that tests get to \(share(reached)) %\n"
    }
}
