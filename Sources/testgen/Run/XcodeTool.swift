import Facts
import Foundation
import Host
import Project
import Running

/// Tests of an Xcode project, or of a package that needs Xcode, run by `xcodebuild` and judged by its result bundle.
struct XcodeTool: TestTool {
    private let workspace: Workspace
    private let command: RunCommand
    private let folder: String
    private let xcode: XcodeBuild

    /// Finds out what to open, by which scheme and where to run it.
    init(workspace: Workspace, command: RunCommand, folder: String, wanted: Configuration.Xcode) async throws {
        self.workspace = workspace
        self.command = command
        self.folder = folder
        guard let destination = wanted.destination else {
            throw Failure(
                "there is no saying where the tests run; name it with --destination 'platform=iOS Simulator,"
                    + "name=iPhone 17', or `xcode: { destination: … }` in .testgen.yml",
                rule: "run")
        }
        let container = try Self.container(wanted.container, in: workspace)
        var scheme = wanted.scheme
        if scheme == nil { scheme = try await Self.onlyScheme(of: container, in: workspace) }
        xcode = XcodeBuild(
            container: container, scheme: scheme ?? "", destination: destination, root: workspace.world.root,
            coverage: command.coverage)
    }

    private static func container(_ wanted: String?, in workspace: Workspace) throws -> XcodeBuild.Container? {
        let paths = workspace.root.tree.paths
        let isPackage = workspace.project.discovery == .package
        do throws(XcodeBuild.Problem) {
            return try XcodeBuild.container(wanted: wanted, among: paths, isPackage: isPackage)
        } catch {
            switch error {
            case .none:
                throw Failure(
                    "there is neither Package.swift nor an Xcode project in \(workspace.world.options.root)",
                    rule: "run")
            case .missing(let path):
                throw Failure("there is no \(path), which `xcode.container` in .testgen.yml names", rule: "run")
            case .several(let paths):
                throw Failure(
                    "there are \(paths.joined(separator: ", ")); choose with `xcode: { container: … }` in .testgen.yml",
                    rule: "run")
            }
        }
    }

    private struct Listing: Decodable {
        struct Schemes: Decodable { var schemes: [String]? }
        var project: Schemes?
        var workspace: Schemes?
    }

    private static func onlyScheme(of container: XcodeBuild.Container?, in workspace: Workspace) async throws -> String
    {
        let result = try await workspace.world.machine.processes.run(
            XcodeBuild.schemes(of: container, in: workspace.world.root))
        let listing = try? JSONDecoder().decode(Listing.self, from: Data(result.output.utf8))
        let schemes = (listing?.project ?? listing?.workspace)?.schemes ?? []
        guard schemes.count == 1 else {
            let known = schemes.isEmpty ? "xcodebuild names none" : "there are \(schemes.joined(separator: ", "))"
            throw Failure("which scheme? \(known); choose with --scheme or `xcode: { scheme: … }`", rule: "run")
        }
        return schemes[0]
    }

    var build: Invocation { xcode.build }

    func tests(in catalog: TestCatalog) async throws -> [TestID] {
        let file = Path.join(folder, "tests.json")
        _ = try await workspace.world.machine.processes.run(Invocation("rm", ["-f", file]))
        let result = try await workspace.world.machine.processes.run(xcode.list(into: file))
        let list = (try workspace.world.machine.files.read(file)).flatMap {
            try? JSONDecoder().decode(XcodeTestList.self, from: Data($0))
        }
        guard result.status == 0, let list, list.errors?.isEmpty ?? true else {
            let reason = list?.errors?.first ?? BuildErrors.placeless(result.error + "\n" + result.output)
            throw Failure("cannot list the tests: \(reason ?? "xcodebuild exited with \(result.status)")", rule: "run")
        }
        return list.ids(in: catalog)
    }

    func run(_ plan: TestRun.Plan, slot: Int) async throws -> ToolRun {
        let bundle = bundle(slot)
        // xcodebuild refuses to write over a bundle.
        _ = try await workspace.world.machine.processes.run(Invocation("rm", ["-rf", bundle]))
        var call = xcode.test(selected: plan.selected, of: plan.all, bundle: bundle)
        // xcodebuild hands on what begins so, without the beginning.
        for (name, value) in plan.environment { call.environment["TEST_RUNNER_" + name] = value }
        let log = Path.join(folder, "xcodebuild-\(slot).log")
        let end = try await workspace.world.machine.runWhole(call, log: log, seconds: command.limit)
        let shown = try await workspace.world.machine.processes.run(XcodeBuild.results(of: bundle))
        let tree = try? JSONDecoder().decode(XCResultTree.self, from: Data(shown.output.utf8))
        let results = placed(
            ProcessResults(xcresult: shown.status == 0 ? tree?.testNodes ?? [] : [], expected: plan.selected),
            plan.catalog)
        let dead = results.results.values.filter { $0.issues.contains(where: ProcessResults.isCrash) }.map(\.id)
        var verdict = Verdict.of(
            ProcessEnd(
                expected: plan.selected, exitCode: end.status, hung: end.isTimedOut ? results.open : nil,
                hasCrashed: !dead.isEmpty), results)
        if verdict.status == .crashed { verdict.culprits = dead.sorted() }
        if verdict.status == .hung {
            verdict.reason = "xcodebuild did not end within \(command.limit) seconds; \(log) has its last words"
        }
        if !results.isFinished, verdict.status == .incomplete {
            verdict.reason = "xcodebuild exited with \(end.status) and left no results at \(bundle)"
        }
        return ToolRun(verdict: verdict)
    }

    private func bundle(_ slot: Int) -> String { Path.join(folder, "run-\(slot).xcresult") }

    /// Adds folders to the file names of a result bundle, which has none. They come from the tests' sources.
    private func placed(_ results: ProcessResults, _ catalog: TestCatalog) -> ProcessResults {
        var placed = results
        for (id, result) in results.results {
            guard let file = catalog.fact(id)?.location.file else { continue }
            placed.results[id]?.issues = result.issues.map { issue in
                var issue = issue
                if issue.file == Path.name(file) { issue.file = file }
                return issue
            }
        }
        return placed
    }

    // MARK: Coverage

    private struct Report: Decodable {
        struct Target: Decodable { var files: [File] }
        struct File: Decodable {
            var path: String
            var coveredLines: Int
            var executableLines: Int
        }
        var targets: [Target]
    }

    func coverage(slot: Int) async throws -> Result<[FileCoverage], CoverageReport.Missing> {
        let bundle = bundle(slot)
        let shown = try await workspace.world.machine.processes.run(XcodeBuild.coverage(of: bundle))
        guard let report = try? JSONDecoder().decode(Report.self, from: Data(shown.output.utf8)) else {
            return .failure(.init(reason: "\(bundle) has none"))
        }
        return .success(
            report.targets.flatMap(\.files).map {
                FileCoverage(file: $0.path, lines: .init(covered: $0.coveredLines, count: $0.executableLines))
            })
    }
}
