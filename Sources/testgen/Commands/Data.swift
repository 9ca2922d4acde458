import ArgumentParser
import Facts
import Project

/// `testgen data <Model>…`
struct DataCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "data",
        abstract: "Writes mock data builders for model types, and for all they hold.",
        discussion: "With --sources and --output no project is needed.")

    @OptionGroup var common: CommonOptions
    @OptionGroup var merging: MergeOptions

    @ArgumentParser.Argument(help: "The models: UserModel, Outer.Inner.")
    var models: [String] = []

    @Flag(help: "Write builders for every struct, class, actor and enum.")
    var all = false

    @Flag(help: "Write a TestScenarioBuilder for the models and their relations as well.")
    var scenario = false

    @Option(help: "The shape: \(DataShape.allCases.map(\.rawValue).joined(separator: ", ")).")
    var shape: DataShape?

    @Option(parsing: .upToNextOption, help: "Files and folders to read, instead of a project.")
    var sources: [String] = []

    @Option(help: "The folder to write to, instead of MockData in the test folder.")
    var output: String?

    @Option(help: "The module of the files given by --sources, imported with @testable.")
    var module: String = ""

    @Flag(help: "Build the tests with what is made in a copy first; write nothing that does not build.")
    var verify = false

    func validate() throws {
        if !sources.isEmpty, verify { throw ValidationError("--verify needs a project, which --sources does without") }
        if models.isEmpty, !all { throw ValidationError("name models, or use --all") }
        if !sources.isEmpty, output == nil { throw ValidationError("--sources needs --output") }
    }

    func perform(in world: World, _ notes: inout Notes) async throws -> Outcome {
        let world = merging.applied(to: world)
        var command = self
        command.sources = sources.map(world.rooted)
        command.output = output.map(world.rooted)
        if sources.isEmpty, let place = command.output, place.hasPrefix("..") {
            throw Failure(
                "\(place) lies outside of the project; name a folder in it, or read files with --sources",
                rule: "outside")
        }
        return try await DataRun.outcome(of: command, in: world, &notes)
    }
}

extension DataShape: ExpressibleByArgument {}
