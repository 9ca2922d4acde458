import Facts
import Project
import Reading

extension Workspace {
    /// Compares drafts with the disk and writes those that differ, together with the projects that have to name them,
    /// unless nothing is to be written.
    ///
    /// - Parameter outcome: What the command makes of the changes.
    func write(
        _ drafts: [Draft], isDryRun: Bool = false, _ outcome: (ChangeSet) -> Outcome
    ) throws -> Outcome {
        var changes = try world.compared(drafts)
        guard changes.conflicts.isEmpty else { return outcome(changes) }
        var (diagnostics, steps): ([Diagnostic], [String]) = ([], [])
        for (target, files) in members(of: changes) {
            let isNew = changes.changes.contains { $0.kind == .create && files.contains($0.path) }
            switch target.membership {
            case .folder: break
            case .xcode(let path):
                switch try join(files, target, path, &changes) {
                case .success: break
                case .failure(let failure): diagnostics += failure.diagnostics.map(Self.warning)
                }
            case .command(let command):
                if isNew, !steps.contains(command) { steps.append(command) }
            case .list(let path):
                if isNew { diagnostics.append(Self.advice(on: files, target, path)) }
            }
        }
        if !isDryRun { try world.commit(changes) }
        var result = outcome(changes)
        result.diagnostics += diagnostics
        result.nextSteps = steps + result.nextSteps
        return result
    }

    /// The Swift files that are or will be there, by the test target they lie in.
    private func members(of changes: ChangeSet) -> [(target: Project.TestTarget, files: [String])] {
        let paths = changes.changes.map(\.path).filter { $0.hasSuffix(".swift") }
        return project.tests.compactMap { target in
            let files = paths.filter { owners.tests(owning: $0)?.name == target.name }
            return files.isEmpty ? nil : (target, files)
        }
    }

    /// Adds the change of a project that puts files into a target.
    private func join(
        _ files: [String], _ target: Project.TestTarget, _ path: String, _ changes: inout ChangeSet
    ) throws -> Result<Void, Failure> {
        let known = changes.changes.firstIndex { $0.path == path }
        guard let before = try world.existing(path) else { return .success(()) }
        let text = known.map { changes.changes[$0].after } ?? before
        return ProjectEditor(text, path: path).adding(files, to: target.name).map { after in
            if let known {
                changes.changes[known].after = after
            } else if after != before {
                changes.changes.append(FileChange(path: path, kind: .update, before: before, after: after))
            }
        }
    }

    private static func warning(_ diagnostic: Diagnostic) -> Diagnostic {
        Diagnostic(.warning, diagnostic.message, at: diagnostic.location, rule: diagnostic.rule)
    }

    private static func advice(on files: [String], _ target: Project.TestTarget, _ path: String) -> Diagnostic {
        let folder = Path.folder(path)
        let names = files.map { Path.relative($0, to: folder) }.formatted(limit: 4)
        return Diagnostic(
            .warning, "\(target.name) lists its files: add \(names) to its `srcs`",
            at: SourceLocation(file: path, line: 1, column: 1), rule: "bazel")
    }
}
