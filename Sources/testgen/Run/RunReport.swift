import Facts
import Running

/// Turns what came of a run into what is printed.
struct RunReport {
    let command: RunCommand

    /// A run's outcome.
    func outcome(_ summary: RunSummary) -> Outcome {
        let failures = summary.failures.prefix(20).map { failure in
            JSONValue.object([
                "suite": .optional(failure.id?.suite), "test": .optional(failure.id?.name),
                "file": .optional(failure.file), "line": failure.line.map { .int($0) } ?? .null,
                "message": .string(failure.message), "arguments": .strings(failure.arguments),
            ])
        }
        var shown = summary
        let more = summary.failures.count - failures.count
        shown.failures = Array(summary.failures.prefix(20))
        if more > 0 { shown.reasons.append("\(more) further failures are not shown") }
        return Outcome(
            status: ExitStatus(rawValue: summary.status.exitCode) ?? .failed, text: shown.text,
            data: [
                "status": .string(summary.status.rawValue), "testsRun": .int(summary.testsRun),
                "skipped": .int(summary.skipped), "knownIssues": .int(summary.knownIssues),
                "baseline": summary.baseline.map { .int($0) } ?? .null, "failures": .array(Array(failures)),
                "reasons": .strings(shown.reasons),
            ], nextSteps: nextSteps(summary))
    }

    /// The tests that would run.
    func list(_ ids: [TestID], _ catalog: TestCatalog) -> Outcome {
        let tests = ids.map { id in
            JSONValue.object([
                "test": .string(id.text), "file": .optional(catalog.fact(id)?.location.file),
                "line": catalog.fact(id).map { .int($0.location.line) } ?? .null,
                "tags": .strings(catalog.fact(id)?.traits.tags.sorted() ?? []),
            ])
        }
        return Outcome(
            status: ids.isEmpty ? .nothingMatched : .done, text: ids.map { $0.text + "\n" }.joined(),
            data: ["tests": .array(tests)], nextSteps: ids.isEmpty ? ["testgen run --list"] : [])
    }

    /// The commands that make sense next, the one that runs exactly what failed first.
    private func nextSteps(_ summary: RunSummary) -> [String] {
        switch summary.status {
        case .passed: []
        case .failed, .crashed, .hung, .incomplete: again(summary)
        case .nothingMatched: ["testgen run --list"]
        case .buildError: ["mend the first error, then \(itself)"]
        case .baseline: ["bring the tests back, then \(itself)", "\(itself) --accept \"why they are gone\""]
        case .service: ["start the service or mend `services` in .testgen.yml, then \(itself)"]
        }
    }

    private func again(_ summary: RunSummary) -> [String] {
        let names = summary.failures.compactMap(\.id).reduce(into: [TestID]()) { if !$0.contains($1) { $0.append($1) } }
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
        if words.count == 2 { words.append("--all") }
        if command.common.root != "." { words += ["--root", command.common.root] }
        return words.joined(separator: " ")
    }
}
