import ArgumentParser

/// `testgen doctor`
struct DoctorCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Says what was found in the project, and what will not work here and how to mend it.",
        discussion: "Exits with 1 where something will not work. Writes nothing.")

    @OptionGroup var common: CommonOptions

    func perform(in world: World, _ notes: inout Notes) async throws -> Outcome {
        let workspace = try Workspace.read(world, &notes)
        let report = try await DoctorRun(workspace: workspace).report()
        return report.outcome
    }
}
