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

    func verdict(_ plan: TestRun.Plan, time: Int) async throws -> Verdict {
        var verdicts: [Verdict] = []
        for framework in SwiftPM.Framework.allCases {
            let expected = plan.selected.filter { $0.isXCTest == (framework == .xctest) }
            guard !expected.isEmpty else { continue }
            verdicts.append(try await verdict(of: framework, expected, plan, time))
        }
        return Verdict.joined(verdicts)
    }

    private func verdict(
        of framework: SwiftPM.Framework, _ expected: [TestID], _ plan: TestRun.Plan, _ time: Int
    ) async throws -> Verdict {
        let files = SwiftPM.ResultFiles(in: folder, run: time)
        _ = try await workspace.world.machine.processes.run(Invocation("rm", ["-f", files.stream, files.xunit]))
        let log = Path.join(folder, "\(framework.rawValue)-\(time).log")
        let call = swiftpm.test([framework], selected: expected, of: plan.all, results: files)
        let end = try await workspace.world.machine.processes.runLimited(
            call, LimitedRun(output: log, seconds: command.limit))
        var results: ProcessResults
        switch framework {
        case .swiftTesting:
            let reader = EventStreamReader(root: workspace.world.root)
            results = ProcessResults(stream: reader.records(in: (try? workspace.world.text(files.stream)) ?? ""))
        case .xctest:
            results = (try? workspace.world.text(files.xunit)).flatMap(XUnit.read) ?? ProcessResults(isFinished: false)
            results.shortenPaths { Path.relative($0, to: workspace.world.root) }
        }
        let output = (try? workspace.world.text(log)) ?? ""
        let isCrash = end.status != 0 && !end.isTimedOut && (!results.isFinished || died(results))
        return Verdict.of(
            ProcessEnd(
                expected: expected, exitCode: end.status, hung: end.isTimedOut ? results.open : nil,
                hasCrashed: isCrash, crashMessage: isCrash ? CrashMessage.read(output) : nil), results)
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
        struct Summary: Decodable { var lines: Lines }
        struct Lines: Decodable {
            var count: Int
            var covered: Int
        }
        var data: [Unit]
    }

    func coverage(time: Int) async throws -> Result<[FileCoverage], CoverageReport.Missing> {
        let shown = try await workspace.world.machine.processes.run(swiftpm.coveragePath)
        let path = shown.output.split(separator: "\n").last.map(String.init) ?? ""
        guard let bytes = try workspace.world.machine.files.read(path),
            let export = try? JSONDecoder().decode(Export.self, from: Data(bytes))
        else { return .failure(.init(place: path)) }
        return .success(
            export.data.flatMap(\.files).map {
                FileCoverage(file: $0.filename, covered: $0.summary.lines.covered, count: $0.summary.lines.count)
            })
    }
}
