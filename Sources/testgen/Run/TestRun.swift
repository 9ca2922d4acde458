import Facts
import Foundation
import Host
import Project
import Reading
import Running

/// One run of tests: build, list, select, run, judge, compare with the baseline.
struct TestRun {
    let workspace: Workspace
    let command: RunCommand

    /// The tests and options of a run.
    struct Plan {
        var all: [TestID]
        var selected: [TestID]
        var catalog: TestCatalog
    }

    func outcome() async throws -> Outcome {
        try makeFolder()
        let tool = try await tool()
        if let broken = try await build(by: tool) { return RunReport(command: command).outcome(broken) }
        let plan = try await plan(by: tool)
        if command.list { return RunReport(command: command).list(plan.selected, plan.catalog) }
        guard !plan.selected.isEmpty else { return RunReport(command: command).outcome(try nothing(plan)) }
        guard command.services else { return try await run(plan, by: tool) }
        do {
            return try await ServiceRun(workspace: workspace).around { try await run(plan, by: tool) }
        } catch let missing as ServiceRun.Missing {
            return RunReport(command: command).outcome(RunSummary(.service, reasons: [missing.reason]))
        }
    }

    private func run(_ plan: Plan, by tool: any TestTool) async throws -> Outcome {
        var verdict = Verdict(.passed)
        var times = 0
        for time in 1...command.times {
            times = time
            verdict = try await tool.verdict(plan, time: time)
            if command.times > 1, !workspace.world.options.quiet {
                workspace.world.machine.console.report("run \(time)/\(command.times): \(verdict.status.rawValue)\n")
            }
            if verdict.status != .passed { break }
        }
        let record = LastRun(folder: folder, files: workspace.world.machine.files)
        let before = command.failed ? record.arguments() : [:]
        try record.write(verdict, ran: plan.selected)
        var summary = RunSummary(verdict)
        summary.reasons += verdict.outcomes(of: before)
        try compare(&summary, plan)
        if command.coverage {
            summary.reasons += CoverageReport(try await tool.coverage(time: times), workspace: workspace).lines
        }
        return RunReport(command: command).outcome(summary)
    }

    // MARK: Build, list, select

    /// Where results of runs are kept, out of version control.
    var folder: String { Path.join(workspace.world.root, ".build/testgen") }

    /// Xcode where it is asked for or there is no package; the Swift package manager otherwise.
    private func tool() async throws -> any TestTool {
        let isPackage = workspace.project.discovery == .package
        let configured = workspace.configuration.xcode
        if isPackage, configured == nil, command.scheme == nil, command.destination == nil {
            return PackageTool(workspace: workspace, command: command, folder: folder)
        }
        var wanted = configured ?? .init()
        wanted.scheme = command.scheme ?? wanted.scheme
        wanted.destination = command.destination ?? wanted.destination
        return try await XcodeTool(workspace: workspace, command: command, folder: folder, wanted: wanted)
    }

    private func makeFolder() throws {
        let change = FileChange(
            path: ".build/testgen/README", kind: .create, after: "What `testgen run` left behind; it can be deleted.\n")
        if try workspace.world.existing(change.path) == nil {
            try workspace.world.machine.files.commit(ChangeSet([change]), under: workspace.world.root)
        }
    }

    private func build(by tool: any TestTool) async throws -> RunSummary? {
        let log = Path.join(folder, "build.log")
        let end = try await workspace.world.machine.processes.runLimited(tool.build, LimitedRun(output: log))
        guard end.status != 0 else { return nil }
        let output = try workspace.world.text(log)
        var summary = RunSummary(.buildError)
        summary.failures = BuildErrors.read(output).prefix(5).map { entry in
            RunFailure(
                TestIssue(entry.message, file: Path.relative(entry.file, to: workspace.world.root), line: entry.line),
                of: nil)
        }
        if summary.failures.isEmpty {
            summary.reasons = [BuildErrors.placeless(output) ?? "\(tool.build.executable) exited with \(end.status)"]
        }
        return summary
    }

    private func plan(by tool: any TestTool) async throws -> Plan {
        let files = workspace.tests.files
        let catalog = TestCatalog(
            files.map { readTests(String(decoding: $0.bytes, as: UTF8.self), path: $0.path, module: $0.module) })
        let all = try await tool.tests(in: catalog)
        let selection = try await selection(catalog, all)
        return Plan(all: all, selected: selection.selected(from: all, catalog: catalog), catalog: catalog)
    }

    private func selection(_ catalog: TestCatalog, _ all: [TestID]) async throws -> TestSelection {
        var selection = TestSelection(suites: command.suite, tests: command.test)
        if let text = command.tag { selection.tag = try TagExpression.read(text).get() }
        if command.failed {
            selection.only = try LastRun(folder: folder, files: workspace.world.machine.files).failed()
        }
        if let base = command.changed {
            let reached = try await ChangedTests(workspace: workspace, base: base).reached(catalog, all)
            selection.only = selection.only.map { $0.intersection(reached) } ?? reached
        }
        return selection
    }

    private func nothing(_ plan: Plan) throws -> RunSummary {
        var summary = RunSummary(.nothingMatched)
        if command.failed || command.changed != nil {
            summary.reasons = [
                command.failed ? "no test failed last time" : "no test is reached from what has changed"
            ]
            return summary
        }
        let tag = try command.tag.map { try TagExpression.read($0).get() }
        let near = TestSelection(suites: command.suite, tests: command.test, tag: tag)
            .nearest(among: plan.all, catalog: plan.catalog)
        summary.reasons = [near.isEmpty ? "no test has that name" : "did you mean \(near.joined(separator: ", "))?"]
        return summary
    }

    // MARK: Baseline

    /// The file with the tests there were, as seen from the root.
    private var baselinePath: String { command.baseline.map(workspace.world.rooted) ?? ".testgen-tests.json" }

    private func compare(_ summary: inout RunSummary, _ plan: Plan) throws {
        let text = try workspace.world.existing(baselinePath)
        var now = TestBaseline(plan.all, catalog: plan.catalog)
        guard let text else {
            if summary.status == .passed, isEverything { try write(now, over: nil) }
            summary.baseline = isEverything ? now.tests.count : nil
            return
        }
        guard let old = try? JSONDecoder().decode(TestBaseline.self, from: Data(text.utf8)) else {
            throw Failure(
                "\(baselinePath) is damaged; restore it, or delete it and run all tests to make it again",
                at: SourceLocation(file: baselinePath, line: 1, column: 1), rule: "baseline")
        }
        now.accepted = old.accepted
        let losses = old.losses(to: now)
        summary.baseline = old.tests.count
        if let reason = command.accept, !losses.isEmpty {
            now.accepted.append(.init(reason: reason, losses: losses))
            try write(now, over: text)
        } else if !losses.isEmpty {
            summary.reasons += losses.prefix(10)
            if losses.count > 10 { summary.reasons.append("and \(losses.count - 10) more") }
            if summary.status == .passed { summary.status = .baseline }
        } else if summary.status == .passed, isEverything, now != old {
            try write(now, over: text)
        }
    }

    private var isEverything: Bool {
        command.suite.isEmpty && command.test.isEmpty && command.tag == nil && command.changed == nil && !command.failed
    }

    private func write(_ baseline: TestBaseline, over before: String?) throws {
        let text = try JSONOutput.text(baseline)
        guard text != before else { return }
        let change = FileChange(
            path: baselinePath, kind: before == nil ? .create : .update, before: before, after: text)
        try workspace.world.commit(ChangeSet([change]))
    }
}
