import ArgumentParser
import Project

/// `testgen mocks [<Protocol>…]`
struct MocksCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "mocks",
        abstract: "Writes doubles for annotated, named or all protocols.",
        discussion: "With --sources and --output no project is needed.")

    @OptionGroup var common: CommonOptions
    @OptionGroup var merging: MergeOptions

    @ArgumentParser.Argument(
        help: "The protocols; without any, those annotated: `// sourcery: AutoMockable`, `/// @mockable`.")
    var protocols: [String] = []

    @Flag(help: "Write doubles for every protocol.")
    var all = false

    @Flag(help: "With --all, for every class as well that a subclass can stand for.")
    var classes = false

    @Flag(help: "Leave out what is not public.")
    var publicOnly = false

    @Option(parsing: .upToNextOption, help: "Files and folders to read, instead of a project.")
    var sources: [String] = []

    @Option(help: "The file to write, instead of the one the project says.")
    var output: String?

    @Option(parsing: .upToNextOption, help: "Modules to import with @testable.")
    var testableImport: [String] = []

    @Option(
        name: .customLong("double"),
        help: "The kind: \(DoubleKind.allCases.map(\.rawValue).joined(separator: ", ")).")
    var kind: DoubleKind?

    @Flag(help: "Hold the doubles that the project has against testgen's: naming, differences, tests. Write nothing.")
    var adopt = false

    @Flag(help: "Build the tests with what is made in a copy first; write nothing that does not build.")
    var verify = false

    func validate() throws {
        if classes, !all {
            throw ValidationError("--classes needs --all; a class that is named is doubled in any case")
        }
        if adopt, all || !protocols.isEmpty || !sources.isEmpty || kind != nil || verify {
            throw ValidationError("--adopt looks at all doubles of a project and goes with no other choice")
        }
        if !sources.isEmpty, verify { throw ValidationError("--verify needs a project, which --sources does without") }
        if !sources.isEmpty, output == nil { throw ValidationError("--sources needs --output") }
    }

    func perform(in world: World, _ notes: inout Notes) async throws -> Outcome {
        let world = merging.applied(to: world)
        if adopt { return try AdoptRun.outcome(in: world, &notes) }
        var command = self
        command.sources = sources.map(world.rooted)
        command.output = output.map(world.rooted)
        return try await MockRun.outcome(of: command, in: world, &notes)
    }
}

extension DoubleKind: ExpressibleByArgument {}
