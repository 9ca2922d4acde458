import Facts
import Project
import Reading
import Rendering
import Resolving
import Running
import Suites
import Verifying

/// Builds and runs what was planned in a copy of the package, and keeps what proved true.
///
///     Scaffold.Plan ─probe→ [Probe] ─build, run→ [Observation] ─choose→ [Choice] ─build, run→ Scaffold.Plan
///
/// Probes are the planned tests with looks in place of expectations. They are built together with all changes of the
/// code, and run without any change and with each. Where none notices a change, further probes are built once: they start
/// from the ways that came closest to it.
struct VerifyRun {
    let workspace: Workspace
    let sandbox: Sandbox
    let templates: TemplateSet

    /// Prepares to verify; throws where the project is none that can be built here.
    init(_ workspace: Workspace) throws {
        self.workspace = workspace
        sandbox = try Sandbox(
            workspace, for: "--verify", instead: "with --no-verify the suite is written as it is read")
        templates = try workspace.root.templates()
    }

    /// The files of a plan whose suites were built and run, and what came of it; the sandbox is open.
    ///
    /// - Parameter planAgain: Plans anew, when more is known of the modules that the code imports.
    func verified(
        _ first: Scaffold.Plan, _ notes: inout Notes, planAgain: (inout Notes) throws -> Scaffold.Plan
    ) async throws -> Verified {
        let planned = try await readInterfaces(for: first) ? planAgain(&notes) : first
        let scaffold = Scaffold(workspace: workspace)
        let record = try await VerifiedBefore(planned, scaffold.render(planned, &notes), in: sandbox)
        if let known = record.read() {
            progress("nothing has changed since the last time")
            return known
        }
        let (plan, report) = try await run(planned, &notes)
        let verified = Verified(drafts: try scaffold.render(plan, &notes), report: report)
        try record.write(verified)
        return verified
    }

    /// Writes down the interfaces of modules that the code imports and nobody has read; whether there are any.
    private func readInterfaces(for plan: Scaffold.Plan) async throws -> Bool {
        let interfaces = workspace.interfaces
        let missing = interfaces.missing(for: plan.known.flatMap(\.index.files))
        guard !missing.isEmpty else { return false }
        progress("building \(missing.joined(separator: ", "))")
        // A test target without a file is none that can be built.
        let tests = Set(plan.known.map(\.tests.path)).map { (Path.join($0, "TestgenTarget.swift"), "\n") }
        try sandbox.update(overlay: Dictionary(uniqueKeysWithValues: tests), without: [])
        var isNew = false
        for module in missing {
            let text = try await sandbox.interface(of: module)
            try interfaces.keep(text, of: module)
            isNew = isNew || text != nil
        }
        return isNew
    }

    private func run(
        _ plan: Scaffold.Plan, _ notes: inout Notes
    ) async throws -> (plan: Scaffold.Plan, report: VerifyReport) {
        let bench = try await probed(plan, &notes)
        var plan = plan
        var report = VerifyReport()
        for index in plan.suites.indices {
            let choice = Choice(bench.evidence(of: index))
            // Where nothing can be changed, what was read stays.
            var suite = plan.suites[index].plan
            if !bench.planted.mutants[index].isEmpty { suite = bench.suite(index, of: choice, from: suite) }
            let traps = bench.traps(of: index)
            suite.add(traps, in: plan.suites[index].context.style)
            if suite.tests.isEmpty { suite.groups = plan.suites[index].plan.waiting }
            plan.suites[index].replace(by: suite, tests: plan.known[index].tests)
            var figures = bench.report(index)
            figures.traps = suite.named(traps).map { .init(what: $0.title, reason: $0.message) }
            report.suites.append(figures)
        }
        var settling = try Settling(workspace, sandbox: sandbox, overlay: bench.overlay, templates: templates)
        progress("running the suites")
        plan = try await settling.settle(plan, &notes)
        progress("proving the suites")
        let runs = try await proved(&plan, bench.planted.all.map(\.number), &settling, &notes)
        let unchanged = Set(plan.suites.indices.filter { bench.planted.mutants[$0].isEmpty })
        plan = try await settling.withoutIdle(plan, runs, sparing: unchanged, &notes)
        let noticed = Set(runs.filter { !$0.run.isPassed }.map(\.change))
        for index in plan.suites.indices {
            plan.suites[index].replace(by: plan.suites[index].plan, tests: plan.known[index].tests)
            let dropped = settling.dropped.filter { $0.suite == index }.map(\.left)
            report.suites[index].finish(plan.suites[index].plan, noticed: noticed, dropped: dropped)
        }
        return (plan, report)
    }

    /// How each suite of a plan that claims anything ends with each change that it gets to; what fails before anything is
    /// changed is left out, a few times.
    private func proved(
        _ plan: inout Scaffold.Plan, _ changes: [Int], _ settling: inout Settling, _ notes: inout Notes
    ) async throws -> [SuiteProof.Result] {
        var proofs = 0
        while true {
            do {
                proofs += 1
                return try await proved(plan, changes)
            } catch let error as SuiteProof.Unsteady {
                guard proofs < Self.mostProofs else { throw error.failure }
                plan = try await settling.settle(plan, without: error.run, &notes)
            }
        }
    }

    /// How often suites are proved that fail before anything is changed.
    private static let mostProofs = 4

    private func proved(_ plan: Scaffold.Plan, _ changes: [Int]) async throws -> [SuiteProof.Result] {
        var results: [SuiteProof.Result] = []
        for (index, suite) in plan.suites.enumerated() where suite.plan.assertingCount > 0 {
            let proof = SuiteProof(sandbox: sandbox, suite: index, name: suite.plan.name)
            results += try await proof.results(changes) { done, all in
                if done % 10 == 0 { progress("proving \(suite.plan.name) \(done) of \(all)") }
            }
        }
        return results
    }

    /// The probes of a plan with what they showed, and further ones for the changes that those do not notice.
    private func probed(_ plan: Scaffold.Plan, _ notes: inout Notes) async throws -> ProbeBench {
        var bench = try ProbeBench(plan, in: workspace, sandbox: sandbox, &notes)
        progress("building \(bench.probes.count) probes and \(bench.planted.all.count) changes of the code")
        try await bench.build()
        progress("looking")
        try await bench.look()
        try await bench.lookAgain(bench.open)
        progress("proving")
        try await bench.prove { done, all in progress("proving \(done) of \(all)") }
        try await bench.confirm()
        bench.beginRound()
        try await bench.explore(progress)
        try await tryRound(of: &bench)
        bench.beginRound()
        bench.addFurtherProbes()
        try await tryRound(of: &bench)
        return bench
    }

    /// Tries the probes that a round has added; nothing where there is none.
    private func tryRound(of bench: inout ProbeBench) async throws {
        guard bench.roundCount > 0 else { return }
        progress(
            "building \(bench.roundCount) further probes, since none notices \(bench.unnoticed.count) of the changes")
        try await bench.tryFurtherProbes()
        try await bench.confirm()
    }

    func progress(_ text: String) {
        if !workspace.world.options.quiet { workspace.world.machine.console.report("verify: \(text)\n") }
    }
}

extension SuitePlan {
    /// Its tests as ones that wait for a person, for nothing was found that a change of the code makes fail.
    fileprivate var waiting: [Group] {
        groups.map { group in
            var group = group
            group.tests = group.tests.filter { !$0.isDisabled }.map {
                $0.waiting("nothing was found here that a change of the code makes fail", keepsBody: false)
            }
            return group
        }.filter { !$0.tests.isEmpty }
    }
}
