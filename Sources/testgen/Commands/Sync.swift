import ArgumentParser
import Facts
import Project

/// `testgen sync`
struct SyncCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "sync",
        abstract: "Brings every file testgen wrote up to date; to those that a person edited it adds what they lack.")

    @OptionGroup var common: CommonOptions
    @OptionGroup var merging: MergeOptions

    @ArgumentParser.Argument(help: "Files and folders to bring up to date; without any, all that testgen wrote.")
    var paths: [String] = []

    @Flag(help: "Write nothing; exit 1 when a file is out of date, and say which.")
    var check = false

    func perform(in world: World, _ notes: inout Notes) throws -> Outcome {
        let world = merging.applied(to: world)
        let workspace = try Workspace.read(world, &notes)
        let owned = OwnedFiles(in: workspace, inside: try paths.map(workspace.root.place))
        if owned.count == 0, !paths.isEmpty {
            throw Failure(
                "no test target has a file in \(paths.joined(separator: ", ")) that testgen wrote",
                rule: "nothing-to-do")
        }
        var outcome = try owned.refresh(in: workspace, isDryRun: check, &notes)
        let drift = outcome.changes?.writes ?? []
        outcome.nextSteps = check && !drift.isEmpty ? ["testgen sync"] : []
        if check {
            outcome.status = drift.isEmpty ? .done : .findings
            if drift.isEmpty { outcome.changes = nil }
            outcome.text = drift.isEmpty ? "up to date: \(owned.count) files\n" : drift.map(\.diff).joined()
            outcome.diagnostics = drift.map { change in
                Diagnostic(
                    .warning, Self.message(change.kind),
                    at: SourceLocation(file: change.path, line: 1, column: 1), rule: "drift")
            }
        }
        return outcome
    }

    private static func message(_ kind: FileChange.Kind) -> String {
        switch kind {
        case .create: "is missing"
        case .extend: "was edited and is out of date; `testgen sync` adds what it lacks"
        default: "is out of date; `testgen sync` rewrites it"
        }
    }
}
