import Algorithms
import Checking
import Facts
import Host
import Project
import Reading
import Resolving
import Running

/// One run of `testgen check`: it selects files, runs the rules, applies fixes and reports the findings.
struct CheckRun {
    let workspace: Workspace
    let command: CheckCommand

    /// A file to check.
    private typealias File = SourceIndex.File

    /// Checks the files and returns the outcome.
    func outcome(_ notes: inout Notes) async throws -> Outcome {
        let project = workspace.project
        try RuleCatalog.check(project.configuration)
        guard !project.tests.isEmpty else {
            throw Failure(
                "the project has no test target; name its folder as `tests` in .testgen.yml", rule: "no-tests")
        }
        let changes = try await changedLines()
        let files = try selected(changes)
        try checkNames(files, changes)
        let checker = try checker(for: files, in: project, &notes)
        var checked = await Self.check(files, checker)
        let fixed = command.fix ? Self.applyFixes(&checked, checker) : (count: 0, changes: ChangeSet())
        try workspace.world.commit(fixed.changes)
        return try outcome(of: checked, changes, fixed.count, fixed.changes, &notes)
    }

    // MARK: Which files

    private func changedLines() async throws -> ChangedLines? {
        guard let base = command.changed else { return nil }
        return try await GitChanges(world: workspace.world).lines(since: base)
    }

    private func selected(_ changes: ChangedLines?) throws -> [File] {
        let files = try workspace.testFiles(inside: command.paths)
        let touched = changes?.files
        return files.filter { touched?.contains($0.path) ?? true }
    }

    /// Says when nothing is checked: a clean bill for no files would pass for one.
    private func checkNames(_ files: [File], _ changes: ChangedLines?) throws {
        for path in command.paths { _ = try workspace.testFiles(inside: [path]) }
        guard files.isEmpty, changes == nil else { return }
        let tests = workspace.project.tests.map { $0.path.isEmpty ? "." : $0.path }.joined(separator: ", ")
        throw Failure("there is no Swift file in \(tests), so nothing was checked", rule: "no-tests")
    }

    // MARK: Checking

    private func checker(for files: [File], in project: Project, _ notes: inout Notes) throws -> Checker {
        var reader = KnowledgeReader(
            sources: workspace.sources, tests: workspace.tests, project: project,
            containers: try Container.chosen(by: project.configuration))
        let knowledge = try reader.read(for: files.map(\.path))
        notes.diagnostics += reader.diagnostics.map { problem in
            Diagnostic(.warning, problem.message, at: problem.location, rule: problem.rule)
        }
        return Checker(
            knowledge: knowledge, levels: project.configuration.rules, scopes: project.configuration.ruleScopes)
    }

    /// A file with what was found in it.
    private struct Checked: Sendable {
        var file: SourceIndex.File
        var findings: [Finding]
        var accepted: Int
    }

    /// Checks files on all cores.
    private static func check(_ files: [File], _ checker: Checker) async -> [Checked] {
        await withTaskGroup(of: (Int, [Checked]).self) { group in
            for (index, part) in files.evenlyChunked(in: 16).enumerated() {
                group.addTask { (index, part.map { check($0, checker) }) }
            }
            var results: [(Int, [Checked])] = []
            for await result in group { results.append(result) }
            return results.sorted { $0.0 < $1.0 }.flatMap(\.1)
        }
    }

    private static func check(_ file: File, _ checker: Checker) -> Checked {
        let (findings, accepted) = checker.check(file.path, file.bytes)
        return Checked(file: file, findings: findings, accepted: accepted)
    }

    // MARK: Fixes

    /// Applies fixes until none is left, and checks the files again.
    private static func applyFixes(_ checked: inout [Checked], _ checker: Checker) -> (count: Int, changes: ChangeSet) {
        var count = 0
        var changes: [FileChange] = []
        for index in checked.indices where checked[index].findings.contains(where: { $0.fix != nil }) {
            let before = String(decoding: checked[index].file.bytes, as: UTF8.self)
            for _ in 0..<8 {
                let fixes = checked[index].findings.compactMap(\.fix)
                let text = String(decoding: checked[index].file.bytes, as: UTF8.self)
                let (fixed, applied) = Fix.apply(fixes, to: text)
                guard applied > 0, fixed != text, syntaxErrors(in: fixed, path: "").isEmpty else { break }
                count += applied
                checked[index].file.bytes = Array(fixed.utf8)
                checked[index] = check(checked[index].file, checker)
            }
            let after = String(decoding: checked[index].file.bytes, as: UTF8.self)
            if after != before {
                changes.append(
                    FileChange(path: checked[index].file.path, kind: .update, before: before, after: after))
            }
        }
        return (count, ChangeSet(changes))
    }

    // MARK: The report

    private func outcome(
        of checked: [Checked], _ changes: ChangedLines?, _ fixed: Int, _ fixes: ChangeSet, _ notes: inout Notes
    ) throws -> Outcome {
        var report = CheckReport(
            findings: checked.flatMap(\.findings), files: checked.count,
            accepted: checked.map(\.accepted).reduce(0, +), fixed: fixed)
        let files = Set(checked.map(\.file.path))
        if command.updateBaseline { try write(Baseline(report.findings), for: files) }
        if !command.noBaseline, let baseline = try readBaseline(&notes) {
            (report.findings, report.known, report.stale) = baseline.subtract(from: report.findings, files: files)
        }
        if let changes { report.findings = report.findings.filter(changes.touch) }
        let fails = report.fails
        if workspace.world.options.quiet { report.findings = report.findings.filter { $0.severity == .error } }
        var outcome = try shown(report)
        if workspace.world.options.dryRun, workspace.world.options.format == .text {
            outcome.rendered = (outcome.rendered ?? "") + fixes.changes.map(\.diff).joined()
        }
        outcome.status = fails ? .findings : .done
        if workspace.world.options.format == .text, !workspace.world.options.quiet {
            workspace.world.machine.console.report(report.summary + "\n")
        }
        return outcome
    }

    private func shown(_ report: CheckReport) throws -> Outcome {
        let reporter = Reporter(
            console: workspace.world.machine.console, options: workspace.world.options, command: "check")
        let name = workspace.world.options.format.name
        guard let format = OutputFormat.all.first(where: { $0.name == name }) else {
            throw Failure("there is no format `\(name)`", rule: "format")
        }
        let surroundings = OutputFormat.Surroundings(
            rules: Rule.all.map(\.page), version: "0.1.0", shown: { reporter.shown($0) })
        switch format.printed(report, surroundings) {
        case .text(let text): return Outcome(rendered: text)
        case .document(let document): return Outcome(rendered: try JSONOutput.text(document))
        case .members(let members): return Outcome(data: members, nextSteps: nextSteps(report))
        }
    }

    private func nextSteps(_ report: CheckReport) -> [String] {
        guard report.fails else { return [] }
        var steps: [String] = []
        if report.findings.contains(where: { $0.fix != nil }), !command.fix { steps.append("testgen check --fix") }
        if let rule = report.findings.first(where: { $0.severity != .note })?.rule {
            steps.append("testgen check --explain \(rule)")
        }
        return steps
    }

    // MARK: The baseline

    /// The file of accepted findings, as seen from the root.
    private var baselinePath: String { command.baseline.map(workspace.world.rooted) ?? ".testgen-baseline" }

    private func readBaseline(_ notes: inout Notes) throws -> Baseline? {
        guard let text = try workspace.world.existing(baselinePath) else { return nil }
        return notes.take(Baseline.read(text, path: baselinePath))
    }

    private func write(_ baseline: Baseline, for files: Set<String>) throws {
        let before = try workspace.world.existing(baselinePath)
        let old = before.map { Baseline.read($0, path: baselinePath).value }
        let text = (old.map { baseline.keeping($0, outside: files) } ?? baseline).text
        guard text != before else { return }
        let change = FileChange(
            path: baselinePath, kind: before == nil ? .create : .update, before: before, after: text)
        try workspace.world.commit(ChangeSet([change]))
    }
}

/// Asks git what has changed in the project.
struct GitChanges {
    let world: World

    /// The lines changed since the merge base with a branch, and untracked files.
    func lines(since base: String) async throws -> ChangedLines {
        let fork = try await git(["merge-base", base, "HEAD"], mayFail: true)
        let start = fork.map { String($0.prefix { !$0.isWhitespace }) } ?? base
        let diff = try await git(
            ["diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-prefix", "--relative", start, "--", "*.swift"])
        let new = try await git(["ls-files", "--others", "--exclude-standard", "-z", "--", "*.swift"])
        return ChangedLines(diff: diff ?? "", new: (new ?? "").split(separator: "\0").map(String.init))
    }

    private func git(_ arguments: [String], mayFail: Bool = false) async throws -> String? {
        let result = try await world.machine.processes.run(Invocation("git", arguments, in: world.root))
        if result.status == 0 { return result.output }
        if mayFail { return nil }
        let reason = result.error.split(separator: "\n").first.map(String.init) ?? "it exited with \(result.status)"
        throw Failure("git cannot tell what has changed: \(reason)", rule: "git")
    }
}
