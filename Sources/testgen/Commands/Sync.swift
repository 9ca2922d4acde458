import ArgumentParser
import Facts
import Project

/// `testgen sync`
struct SyncCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "sync",
        abstract: "Brings every file testgen wrote and nobody edited up to date.")

    @OptionGroup var common: CommonOptions

    @Flag(help: "Write nothing; exit 1 when a file is out of date, and say which.")
    var check = false

    func perform(in world: World, _ notes: inout Notes) throws -> Outcome {
        let workspace = try Workspace.read(world, &notes)
        let owned = OwnedFiles(in: workspace)
        var outcome = try owned.refresh(in: workspace, isDryRun: check, &notes)
        let drift = outcome.changes?.writes ?? []
        outcome.nextSteps = check && !drift.isEmpty ? ["testgen sync"] : []
        if check {
            outcome.status = drift.isEmpty ? .done : .findings
            if drift.isEmpty { outcome.changes = nil }
            outcome.text = drift.isEmpty ? "up to date: \(owned.count) files\n" : drift.map(\.diff).joined()
            outcome.diagnostics = drift.map { change in
                Diagnostic(
                    .warning, change.kind == .create ? "is missing" : "is out of date; `testgen sync` rewrites it",
                    at: SourceLocation(file: change.path, line: 1, column: 1), rule: "drift")
            }
        }
        return outcome
    }
}
