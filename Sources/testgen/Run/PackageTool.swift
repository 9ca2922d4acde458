import Facts
import Foundation
import Host
import Project
import Reading
import Running

/// Tests of a Swift package, run by the Swift package manager.
struct PackageTool: TestTool {
    let workspace: Workspace
    let command: RunCommand
    /// Where results of runs are kept.
    let folder: String

    private var swiftpm: SwiftPM { SwiftPM(root: workspace.world.root, coverage: command.coverage) }

    var build: Invocation { swiftpm.build }

    func tests(in catalog: TestCatalog) async throws -> [TestID] {
        let result = try await workspace.world.machine.processes.run(swiftpm.list)
        guard result.status == 0 else {
            throw Failure(
                "cannot list the tests: \(BuildErrors.placeless(result.output + "\n" + result.error) ?? result.error)",
                rule: "run")
        }
        return Set(result.output.split(separator: "\n").compactMap { TestID(String($0)) }).sorted()
    }

    func run(_ plan: TestRun.Plan, slot: Int) async throws -> ToolRun {
        var runs: [ToolRun] = []
        let processes = workspace.world.machine.processes
        let profiles = SwiftPM.Profiles(in: folder, run: slot)
        if command.coverage { _ = try await processes.run(profiles.drop) }
        for framework in SwiftPM.Framework.allCases {
            let expected = plan.selected.filter { $0.isXCTest == (framework == .xctest) }
            guard !expected.isEmpty else { continue }
            runs.append(try await run(framework, expected, plan, slot))
            if command.coverage { _ = try await processes.run(profiles.keep(besideReport: reportPath())) }
        }
        return ToolRun(
            verdict: Verdict.joined(runs.map(\.verdict)),
            seconds: runs.reduce(into: [:]) { all, run in all.merge(run.seconds) { $1 } })
    }

    private func run(
        _ framework: SwiftPM.Framework, _ expected: [TestID], _ plan: TestRun.Plan, _ slot: Int
    ) async throws -> ToolRun {
        let machine = workspace.world.machine
        let files = SwiftPM.ResultFiles(in: folder, run: slot)
        _ = try await machine.processes.run(Invocation("rm", ["-f", files.stream, files.xunit]))
        let log = Path.join(folder, "\(framework.rawValue)-\(slot).log")
        let call = swiftpm.test(
            [framework], selected: expected, of: plan.all, results: files, environment: plan.environment)
        let progress = LiveProgress(
            machine, file: framework == .xctest ? log : files.stream, total: expected.count, framework: framework)
        let end = try await progress.shown { try await machine.runWhole(call, log: log, seconds: command.limit) }
        let text = (try? workspace.world.text(framework == .xctest ? files.xunit : files.stream)) ?? ""
        var results: ProcessResults
        var seconds: [TestID: Double]
        switch framework {
        case .swiftTesting:
            let reader = EventStreamReader(root: workspace.world.root)
            results = ProcessResults(stream: reader.records(in: text))
            seconds = reader.seconds(in: text)
        case .xctest:
            results = XUnit.read(text) ?? ProcessResults(isFinished: false)
            results.shortenPaths { Path.relative($0, to: workspace.world.root) }
            seconds = XUnit.seconds(text)
        }
        let output = (try? workspace.world.text(log)) ?? ""
        let isCrash = end.status != 0 && !end.isTimedOut && (!results.isFinished || died(results))
        let verdict = Verdict.of(
            ProcessEnd(
                expected: expected, exitCode: end.status, hung: end.isTimedOut ? results.open : nil,
                hasCrashed: isCrash, crashMessage: isCrash ? CrashMessage.read(output) : nil), results)
        return ToolRun(verdict: verdict, seconds: seconds)
    }

    private func died(_ results: ProcessResults) -> Bool {
        results.results.values.flatMap(\.issues).contains(where: XUnit.isCrash)
    }

    // MARK: Coverage

    private struct Export: Decodable {
        struct Unit: Decodable { var files: [File] }
        struct File: Decodable {
            var filename: String
            var summary: Summary
        }
        struct Summary: Decodable {
            var lines: Count
            var branches: Count?
            var regions: Count?
        }
        struct Count: Decodable {
            var count: Int
            var covered: Int

            var share: FileCoverage.Share { .init(covered: covered, count: count) }
        }
        var data: [Unit]
    }

    /// Where the package manager writes its report.
    private func reportPath() async throws -> String {
        let shown = try await workspace.world.machine.processes.run(swiftpm.coveragePath)
        return shown.output.split(separator: "\n").last.map(String.init) ?? ""
    }

    func coverage(slot: Int) async throws -> Result<[FileCoverage], CoverageReport.Missing> {
        let profiles = SwiftPM.Profiles(in: folder, run: slot)
        let report = try await workspace.world.machine.processes.run(profiles.export(besideReport: reportPath()))
        guard report.status == 0, let export = try? JSONDecoder().decode(Export.self, from: Data(report.output.utf8))
        else {
            let reason = report.error.split(separator: "\n").last.map(String.init)
            return .failure(.init(reason: reason ?? "llvm-cov exited with \(report.status)"))
        }
        return .success(
            export.data.flatMap(\.files).map { file in
                // The compiler counts regions, of which each side of a condition is one, and no branches.
                let branches = file.summary.branches.flatMap { $0.count > 0 ? $0 : nil } ?? file.summary.regions
                return FileCoverage(file: file.filename, lines: file.summary.lines.share, branches: branches?.share)
            })
    }
}
