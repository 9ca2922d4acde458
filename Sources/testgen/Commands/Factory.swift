import ArgumentParser

/// `testgen factory <Module>`
struct FactoryCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "factory",
        abstract: "Writes the test factory of a module, and the doubles it needs.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "A module (LibraryList), a type (LibraryListViewModel) or a file.")
    var module: String

    func perform(in world: World, _ notes: inout Notes) throws -> Outcome {
        try Scaffold(workspace: .read(world, &notes)).run(Scaffold.Request(modules: [module]), &notes)
    }
}
