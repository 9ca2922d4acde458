import Foundation
import Host
import Reading
import Scaffolding

/// One run of tests: build, list, select, run, judge, compare with the baseline.
struct TestRun {
    let session: Session
    let command: RunCommand

    /// What is known before anything runs.
    struct Plan {
        var all: [TestID]
        var selected: [TestID]
        var catalog: TestCatalog
    }

    func outcome() async throws -> Outcome {
        guard try session.project.get().discovery == .package else {
            throw Failure(
                "`testgen run` runs tests of Swift packages; there is no Package.swift in \(session.options.root)",
                rule: "run")
        }
        try makeFolder()
        if let broken = try await build() { return RunReport(command: command).outcome(broken) }
        let plan = try await plan()
        if command.list { return RunReport(command: command).list(plan.selected, plan.catalog) }
        guard !plan.selected.isEmpty else { return RunReport(command: command).outcome(try nothing(plan)) }
        guard command.services else { return try await run(plan) }
        do {
            return try await ServiceRun(session: session).around { try await run(plan) }
        } catch let missing as ServiceRun.Missing {
            return RunReport(command: command).outcome(RunSummary(.service, reasons: [missing.reason]))
        }
    }

    private func run(_ plan: Plan) async throws -> Outcome {
        var verdict = Verdict(.passed)
        for time in 1...command.times {
            verdict = try await judge(plan, time)
            if command.times > 1, !session.options.quiet {
                session.machine.console.report("run \(time)/\(command.times): \(verdict.status.rawValue)\n")
            }
            if verdict.status != .passed { break }
        }
        try LastRun(folder: folder, files: session.machine.files).write(verdict, ran: plan.selected)
        var summary = RunSummary(verdict)
        try compare(&summary, plan)
        if command.coverage {
            summary.reasons += try await CoverageReader(session: session).lines(composer: swiftpm)
        }
        return RunReport(command: command).outcome(summary)
    }

    // MARK: Build, list, select

    /// Where results of runs are kept, out of version control.
    var folder: String { Path.join(session.root, ".build/testgen") }
    var swiftpm: SwiftPM { SwiftPM(root: session.root, coverage: command.coverage) }

    private func makeFolder() throws {
        let change = FileChange(
            path: ".build/testgen/README", kind: .create, after: "What `testgen run` left behind; it can be deleted.\n")
        if try session.existing(change.path) == nil {
            try session.machine.files.commit(ChangeSet([change]), under: session.root)
        }
    }

    private func build() async throws -> RunSummary? {
        let log = Path.join(folder, "build.log")
        let end = try await session.machine.processes.runLimited(swiftpm.build, LimitedRun(output: log))
        guard end.status != 0 else { return nil }
        let output = try text(log)
        var summary = RunSummary(.buildError)
        summary.failures = BuildErrors.read(output).prefix(5).map { entry in
            RunFailure(
                TestIssue(entry.message, file: Path.relative(entry.file, to: session.root), line: entry.line), of: nil)
        }
        if summary.failures.isEmpty {
            summary.reasons = [BuildErrors.placeless(output) ?? "swift build exited with \(end.status)"]
        }
        return summary
    }

    private func plan() async throws -> Plan {
        let result = try await session.machine.processes.run(swiftpm.list)
        guard result.status == 0 else {
            throw Failure(
                "cannot list the tests: \(BuildErrors.placeless(result.output + "\n" + result.error) ?? result.error)",
                rule: "run")
        }
        let all = Set(result.output.split(separator: "\n").compactMap { TestID(String($0)) }).sorted()
        let files = try session.tests.get().files
        let catalog = TestCatalog(
            files.map { readTests(String(decoding: $0.bytes, as: UTF8.self), path: $0.path, module: $0.module) })
        let selection = try await selection(catalog, all)
        return Plan(all: all, selected: selection.selected(from: all, catalog: catalog), catalog: catalog)
    }

    private func selection(_ catalog: TestCatalog, _ all: [TestID]) async throws -> TestSelection {
        var selection = TestSelection(suites: command.suite, tests: command.test)
        if let text = command.tag { selection.tag = try TagExpression.read(text).get() }
        if command.failed { selection.only = try LastRun(folder: folder, files: session.machine.files).failed() }
        if let base = command.changed {
            let reached = try await ChangedTests(session: session, base: base).reached(catalog, all)
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

    // MARK: Run

    private func judge(_ plan: Plan, _ time: Int) async throws -> Verdict {
        var verdicts: [Verdict] = []
        for framework in SwiftPM.Framework.allCases {
            let expected = plan.selected.filter { $0.isXCTest == (framework == .xctest) }
            guard !expected.isEmpty else { continue }
            verdicts.append(try await verdict(of: framework, expected, plan, time))
        }
        return Verdict.joined(verdicts)
    }

    private func verdict(
        of framework: SwiftPM.Framework, _ expected: [TestID], _ plan: Plan, _ time: Int
    ) async throws -> Verdict {
        let files = SwiftPM.ResultFiles(in: folder, run: time)
        _ = try await session.machine.processes.run(Invocation("rm", ["-f", files.stream, files.xunit]))
        let log = Path.join(folder, "\(framework.rawValue)-\(time).log")
        let call = swiftpm.test([framework], selected: expected, of: plan.all, results: files)
        let end = try await session.machine.processes.runLimited(
            call, LimitedRun(output: log, seconds: command.limit))
        var results: ProcessResults
        switch framework {
        case .swiftTesting:
            let reader = EventStreamReader(root: session.root)
            results = ProcessResults(stream: reader.records(in: (try? text(files.stream)) ?? ""))
        case .xctest:
            results = (try? text(files.xunit)).flatMap(XUnit.read) ?? ProcessResults(isFinished: false)
            results.shortenPaths { Path.relative($0, to: session.root) }
        }
        let output = (try? text(log)) ?? ""
        let isDead = end.status != 0 && !end.isTimedOut && (!results.isFinished || died(results))
        return Verdict.of(
            ProcessEnd(
                expected: expected, exitCode: end.status, hung: end.isTimedOut ? results.open : nil,
                reportsDeath: isDead, lastWords: isDead ? LastWords.read(output) : nil), results)
    }

    private func died(_ results: ProcessResults) -> Bool {
        results.results.values.flatMap(\.issues).contains(where: XUnit.isDeath)
    }

    // MARK: Baseline

    private func compare(_ summary: inout RunSummary, _ plan: Plan) throws {
        let text = try session.existing(command.baseline)
        var now = TestBaseline(plan.all, catalog: plan.catalog)
        guard let text else {
            if summary.status == .passed, isEverything { try write(now, over: nil) }
            summary.baseline = isEverything ? now.tests.count : nil
            return
        }
        guard let old = try? JSONDecoder().decode(TestBaseline.self, from: Data(text.utf8)) else {
            throw Failure(
                "\(command.baseline) is damaged; restore it, or delete it and run all tests to make it again",
                at: SourceLocation(file: command.baseline, line: 1, column: 1), rule: "baseline")
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
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(baseline), as: UTF8.self) + "\n"
        guard text != before, !session.options.dryRun else { return }
        let change = FileChange(
            path: command.baseline, kind: before == nil ? .create : .update, before: before, after: text)
        try session.machine.files.commit(ChangeSet([change]), under: session.root)
    }

    private func text(_ path: String) throws -> String {
        String(decoding: try session.machine.files.read(path) ?? [], as: UTF8.self)
    }
}
