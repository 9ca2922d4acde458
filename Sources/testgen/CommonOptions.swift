import ArgumentParser

/// The options every command has.
struct CommonOptions: ParsableArguments {
    /// How results are printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, sarif, github
    }

    @Option(help: ArgumentHelp("The project's folder.", valueName: "dir"))
    var root = "."

    @Option(help: ArgumentHelp("The configuration, instead of .testgen.yml in the root.", valueName: "file"))
    var config: String?

    @Option(help: "How results are printed.")
    var format = Format.text

    @Flag(help: "Print what would change as a diff and write nothing.")
    var dryRun = false

    @Flag(name: .shortAndLong, help: "Print errors only.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Print what was read and how long it took.")
    var verbose = false
}
