import Checking
import Facts
import OrderedCollections
import Running

/// Turns the summary of a run into the output of the command.
struct RunReport {
    let command: RunCommand
    /// Whether tests wait for a service that this run was not asked to start.
    var waitsForServices = false

    /// What a run prints for programs.
    private struct Output: Encodable {
        var status: String
        var testsRun: Int
        var skipped: Int
        var skips: [Skip]
        var knownIssues: Int
        @OrNull var baseline: Int?
        var failures: [Failure]
        var reasons: [String]
        /// What ran of each source file; left out without `--coverage`.
        var coverage: [FileCoverage]?

        struct Skip: Encodable {
            var reason: String
            var tests: [String]
        }

        struct Failure: Encodable {
            @OrNull var suite: String?
            @OrNull var test: String?
            @OrNull var file: String?
            @OrNull var line: Int?
            var message: String
            var arguments: [String]
        }
    }

    /// What `--list` prints for programs.
    private struct Listing: Encodable {
        var tests: [Test]

        struct Test: Encodable {
            var test: String
            @OrNull var file: String?
            @OrNull var line: Int?
            var tags: [String]
        }
    }

    /// A run's outcome.
    func outcome(_ summary: RunSummary, _ coverage: CoverageReport? = nil) -> Outcome {
        var shown = summary
        shown.failures = Array(summary.failures.prefix(20))
        let more = summary.failures.count - shown.failures.count
        if more > 0 { shown.reasons.append("\(more) further failures are not shown") }
        let failures = shown.failures.map { failure in
            Output.Failure(
                suite: failure.id?.suite, test: failure.id?.name, file: failure.file, line: failure.line,
                message: failure.message, arguments: failure.arguments)
        }
        let skips = summary.skips.map { Output.Skip(reason: $0.reason, tests: $0.tests.map(\.text)) }
        return Outcome(
            status: ExitStatus(rawValue: summary.status.exitCode) ?? .failed, text: shown.text,
            rendered: command.common.format.name == "github" ? annotations(summary) + shown.text : nil,
            data: Output(
                status: summary.status.rawValue, testsRun: summary.testsRun, skipped: summary.skipped, skips: skips,
                knownIssues: summary.knownIssues, baseline: summary.baseline, failures: failures,
                reasons: shown.reasons, coverage: coverage?.files),
            nextSteps: nextSteps(summary))
    }

    /// The failures as annotations of a GitHub workflow; what stands at no place of the code is told as well.
    private func annotations(_ summary: RunSummary) -> String {
        let failures = summary.failures.prefix(50).map { failure in
            let name = failure.id.map { $0.path.joined(separator: "/") } ?? "testgen run"
            return WorkflowCommand(
                "error", file: failure.file, line: failure.line, title: name, message: failure.message)
        }
        let isSilent = summary.status != .passed && failures.isEmpty
        let whole = WorkflowCommand(
            "error", title: "testgen run",
            message: ([summary.status.rawValue] + summary.reasons).joined(separator: ": "))
        return (failures + (isSilent ? [whole] : [])).map(\.text).joined()
    }

    /// The list of the tests that would run.
    func list(_ ids: [TestID], _ catalog: TestCatalog) -> Outcome {
        let tests = ids.map { id in
            let fact = catalog.fact(id)
            return Listing.Test(
                test: id.text, file: fact?.location.file, line: fact?.location.line,
                tags: fact?.traits.tags.sorted() ?? [])
        }
        return Outcome(
            status: ids.isEmpty ? .nothingMatched : .done, text: ids.map { $0.text + "\n" }.joined(),
            data: Listing(tests: tests), nextSteps: ids.isEmpty ? ["testgen run --list"] : [])
    }

    /// The commands that make sense next, the one that runs exactly what failed first.
    private func nextSteps(_ summary: RunSummary) -> [String] {
        switch summary.status {
        case .passed: []
        case .failed, .crashed, .hung, .incomplete: again(summary)
        case .nothingMatched: ["testgen run --list"]
        case .nothingRan:
            waitsForServices
                ? ["\(itself) --services", "remove what skips them, then \(itself)"]
                : ["remove what skips them, then \(itself)"]
        case .buildError: ["mend the first error, then \(itself)"]
        case .baseline: ["bring the tests back, then \(itself)", "\(itself) --accept \"why they are gone\""]
        case .service: ["start the service or mend `services` in .testgen.yml, then \(itself)"]
        }
    }

    private func again(_ summary: RunSummary) -> [String] {
        let names = OrderedSet(summary.failures.compactMap(\.id))
        if names.isEmpty { return [itself] }
        let root = command.common.root == "." ? "" : " --root \(command.common.root)"
        let tests = names.prefix(3).map { "testgen run --test '\($0.path.joined(separator: "/"))'\(root)" }
        return tests + (names.count > 1 ? ["testgen run --failed\(root)"] : [])
    }

    /// The command as it was given.
    private var itself: String {
        var words = ["testgen", "run"]
        for suite in command.suite { words += ["--suite", "'\(suite)'"] }
        for test in command.test { words += ["--test", "'\(test)'"] }
        if let tag = command.tag { words += ["--tag", "'\(tag)'"] }
        if let base = command.changed { words += ["--changed", base] }
        if command.failed { words.append("--failed") }
        if let shard = command.shard { words += ["--shard", shard] }
        if words.count == 2 { words.append("--all") }
        if command.common.root != "." { words += ["--root", command.common.root] }
        return words.joined(separator: " ")
    }
}
