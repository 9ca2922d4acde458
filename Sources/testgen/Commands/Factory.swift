import ArgumentParser

/// `testgen factory <Module>`
struct FactoryCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "factory",
        abstract: "Writes the test factory of a module, and the doubles it needs.")

    @OptionGroup var common: CommonOptions
    @OptionGroup var merging: MergeOptions

    @Argument(help: "A module (LibraryList), a type (LibraryListViewModel) or a file.")
    var module: String

    @Flag(help: "Build the tests with what is made in a copy first; write nothing that does not build.")
    var verify = false

    func perform(in world: World, _ notes: inout Notes) async throws -> Outcome {
        let world = merging.applied(to: world)
        let workspace = try Workspace.read(world, &notes)
        let (scaffold, request) = (Scaffold(workspace: workspace), Scaffold.Request(modules: [module]))
        let plan = try scaffold.plan(request, &notes)
        if verify { try await DraftBuild(workspace).check(scaffold.render(plan, &notes)) }
        return try scaffold.write(plan, request, &notes)
    }
}
