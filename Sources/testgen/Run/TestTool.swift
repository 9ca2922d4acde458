import Foundation
import Host
import Project
import Running

/// A tool that builds and runs tests.
protocol TestTool {
    /// Builds everything tests need.
    var build: Invocation { get }

    /// The tests that were built.
    func tests(in catalog: TestCatalog) async throws -> [TestID]

    /// Runs the selected tests and judges what their result files say.
    func verdict(_ plan: TestRun.Plan, time: Int) async throws -> Verdict

    /// The lines of each file that ran in one of the repetitions, by absolute path; an error without a report.
    func coverage(time: Int) async throws -> Result<[FileCoverage], CoverageReport.Missing>
}

/// How many lines of a file ran.
struct FileCoverage {
    var file: String
    var covered: Int
    var count: Int
}

/// The covered lines of a run, file by file.
struct CoverageReport {
    /// A line for each source file of the project, those with the least covered first.
    let lines: [String]

    /// The tool wrote no report.
    struct Missing: Error {
        var place: String
    }

    init(_ found: Result<[FileCoverage], Missing>, workspace: Workspace) {
        let sources = Set(workspace.sources.files.map(\.path))
        switch found {
        case .failure(let missing): lines = ["coverage: there is no report at \(missing.place)"]
        case .success(let all):
            let files = all.compactMap { file -> FileCoverage? in
                let path = Path.relative(file.file, to: workspace.world.root)
                guard sources.contains(path), file.count > 0 else { return nil }
                return FileCoverage(file: path, covered: file.covered, count: file.count)
            }
            lines = Self.lines(files)
        }
    }

    private static func lines(_ files: [FileCoverage]) -> [String] {
        let share = { (covered: Int, count: Int) in
            "\(covered * 100 / max(count, 1)) % (\(covered) of \(count) lines)"
        }
        let total = files.reduce(into: (0, 0)) { $0 = ($0.0 + $1.covered, $0.1 + $1.count) }
        let sorted = files.sorted { ($0.covered * $1.count, $0.file) < ($1.covered * $0.count, $1.file) }
        return ["coverage: \(share(total.0, total.1))"]
            + sorted.prefix(20).map { "\($0.file): \(share($0.covered, $0.count))" }
    }
}
