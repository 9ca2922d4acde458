import ArgumentParser
import Project

/// `testgen explain <Module>`
struct ExplainCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Prints what testgen understands of a module, and writes nothing.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "A module (LibraryList), a type (LibraryListViewModel) or a file.")
    var module: String

    func perform(in world: World, _ notes: inout Notes) throws -> Outcome {
        let workspace = try Workspace.read(world, &notes)
        let reader = SubjectReader(workspace, ExistingDoubles(in: workspace))
        let known = try reader.understand(module, writes: false, &notes)
        let explanation = Explanation(known)
        return Outcome(
            text: explanation.text, data: explanation.data,
            nextSteps: known.isSupported ? ["testgen suite \(known.shortName)"] : [])
    }
}
