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
        /// Variables that the tests read.
        var environment: [String: String] = [:]
    }

    func outcome() async throws -> Outcome {
        try makeFolder()
        let tool = try await tool()
        if let broken = try await build(by: tool) { return try report(broken) }
        let plan = try await plan(by: tool)
        if command.list { return RunReport(command: command).list(plan.selected, plan.catalog) }
        guard !plan.selected.isEmpty else { return try report(nothing(plan)) }
        guard command.services else { return try await run(plan, by: tool) }
        do {
            return try await ServiceRun(workspace: workspace, hasVariables: !variables.isEmpty).around {
                try await run(plan, by: tool)
            }
        } catch let missing as ServiceRun.Missing {
            return try report(RunSummary(.service, reasons: [missing.reason]))
        }
    }

    private func run(_ plan: Plan, by tool: any TestTool) async throws -> Outcome {
        let (run, slot) = try await repeated(plan, by: tool)
        let record = LastRun(folder: folder, files: workspace.world.machine.files)
        let before = command.failed ? record.arguments() : [:]
        try record.write(run.verdict, ran: plan.selected)
        try durations.add(run.seconds)
        var summary = RunSummary(run.verdict)
        summary.reasons += run.verdict.outcomes(of: before)
        try compare(&summary, plan)
        var coverage: CoverageReport?
        if command.coverage {
            coverage = CoverageReport(try await tool.coverage(slot: slot), of: plan.selected, workspace: workspace)
            summary.reasons += coverage?.lines ?? []
        }
        return try report(summary, run, coverage)
    }

    /// Runs as often as it is asked for, until something does not pass.
    private func repeated(_ plan: Plan, by tool: any TestTool) async throws -> (run: ToolRun, slot: Int) {
        let limit = command.times ?? (command.untilFailure ? Int.max : 1)
        var time = 0
        while true {
            time += 1
            let slot = command.untilFailure ? 1 : time
            var run = try await tool.run(plan, slot: slot)
            if limit > 1, !workspace.world.options.quiet {
                let whole = command.untilFailure ? "" : "/\(limit)"
                workspace.world.machine.console.report("run \(time)\(whole): \(run.verdict.status.rawValue)\n")
            }
            if run.verdict.status != .passed || time == limit {
                run.verdict = try await CrashSearch(tool: tool, plan: plan).narrowed(run.verdict)
                return (run, slot)
            }
        }
    }

    /// The outcome of a run, and the file for build servers where one is asked for.
    private func report(_ summary: RunSummary, _ run: ToolRun? = nil, _ coverage: CoverageReport? = nil) throws
        -> Outcome
    {
        if let junit = command.junit {
            var verdict = run?.verdict ?? Verdict(summary.status, reason: summary.reasons.first)
            verdict.status = summary.status
            if run == nil {
                verdict.orphans = summary.failures.map { TestIssue($0.message, file: $0.file, line: $0.line) }
            }
            let path = Path.join(workspace.world.machine.currentFolder, junit)
            let text = JUnit(verdict, seconds: run?.seconds ?? [:]).text
            let before = try workspace.world.machine.files.text(path)
            let change = FileChange(
                path: Path.name(path), kind: before == nil ? .create : .update, before: before, after: text)
            try workspace.world.machine.files.commit(ChangeSet([change]), under: Path.folder(path))
        }
        return RunReport(command: command, waitsForServices: !command.services && !variables.isEmpty)
            .outcome(summary, coverage)
    }

    /// The variables by which tests of a tier with services are wanted: what the kit's traits are told by `optIn:`.
    private var variables: [String] {
        let texts = workspace.tests.files(mentioning: "optIn").compactMap { workspace.tests.file($0) }.map {
            String(decoding: $0.bytes, as: UTF8.self)
        }
        let names = texts.flatMap { text in
            text.components(separatedBy: "optIn: \"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        }
        return Set(names.filter { !$0.isEmpty && !$0.contains("\\") }).sorted()
    }

    private var durations: Durations { Durations(world: workspace.world, file: command.durations) }

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
        let end = try await workspace.world.machine.runWhole(tool.build, log: log)
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
        var selected = selection.selected(from: all, catalog: catalog)
        if let shard = command.shard.flatMap({ Shard($0) }) {
            selected = shard.tests(of: selected, seconds: try durations.read())
        }
        let environment = command.services ? Dictionary(uniqueKeysWithValues: variables.map { ($0, "true") }) : [:]
        return Plan(all: all, selected: selected, catalog: catalog, environment: environment)
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
        let selection = TestSelection(suites: command.suite, tests: command.test, tag: tag)
        let near = selection.nearest(among: plan.all, catalog: plan.catalog)
        if !near.isEmpty {
            summary.reasons = ["did you mean \(near.joined(separator: ", "))?"]
        } else if let shard = command.shard, !selection.selected(from: plan.all, catalog: plan.catalog).isEmpty {
            summary.reasons = ["there are too few tests for a shard \(shard)"]
        } else if let text = command.tag {
            let tags = plan.catalog.tags.sorted().prefix(12).joined(separator: ", ")
            summary.reasons = [
                "no test has the tag \(text); " + (tags.isEmpty ? "the tests have no tags" : "the tests have \(tags)")
            ]
        } else {
            let isTest = command.suite.contains { name in
                TestSelection(suites: [], tests: [name]).selected(from: plan.all, catalog: plan.catalog).isEmpty
                    == false
            }
            summary.reasons = [isTest ? "that is a test, no suite: say --test" : "no test has that name"]
        }
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
            && command.shard == nil
    }

    private func write(_ baseline: TestBaseline, over before: String?) throws {
        let text = try JSONOutput.text(baseline)
        guard text != before else { return }
        let change = FileChange(
            path: baselinePath, kind: before == nil ? .create : .update, before: before, after: text)
        try workspace.world.commit(ChangeSet([change]))
    }
}
