import ArgumentParser
import Checking

/// The options every command has.
struct CommonOptions: ParsableArguments {
    /// How results are printed.
    struct Format: ExpressibleByArgument, Hashable {
        /// The name on the command line.
        let name: String

        /// Plain text for people. Every command has this format and JSON.
        static let text = Format(name: "text")
        static let json = Format(name: "json")
        /// Annotations of a GitHub workflow run.
        static let github = Format(name: "github")
        /// Every format. `check` has all of them.
        static let all = OutputFormat.all.map { Format(name: $0.name) }

        static var allValueStrings: [String] { all.map(\.name) }
        var defaultValueDescription: String { name }

        init?(argument: String) {
            guard Self.allValueStrings.contains(argument) else { return nil }
            self.init(name: argument)
        }

        private init(name: String) {
            self.name = name
        }
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
