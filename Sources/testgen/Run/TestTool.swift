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
    ///
    /// - Parameter slot: A number for the result files, which another run with the same number takes over.
    func run(_ plan: TestRun.Plan, slot: Int) async throws -> ToolRun

    /// The lines of each file that ran in a run, by absolute path; an error without a report.
    func coverage(slot: Int) async throws -> Result<[FileCoverage], CoverageReport.Missing>
}

/// What came of a run of a tool.
struct ToolRun {
    var verdict: Verdict
    /// How long tests took.
    var seconds: [TestID: Double] = [:]
}

extension Machine {
    /// Runs a program and, when it ends, everything that it started.
    func runWhole(_ call: Invocation, log: String, seconds: Double? = nil) async throws -> LimitedRun.End {
        var call = call
        call.environment[Self.mark] = UUID().uuidString
        return try await processes.runLimited(call, LimitedRun(output: log, seconds: seconds, mark: Self.mark))
    }

    /// The variable by which programs are found that have left their group.
    private static let mark = "TESTGEN_RUN"
}
