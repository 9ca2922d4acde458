import ArgumentParser

/// `testgen suite <Module>`
struct SuiteCommand: Verb {
    static let configuration = CommandConfiguration(
        commandName: "suite",
        abstract: "Writes the test suite of a module, with its factory and doubles.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "A module (LibraryList), a type (LibraryListViewModel) or a file.")
    var module: String

    func perform(in session: Session) throws -> Outcome {
        try Scaffold(session: session).run(Scaffold.Request(modules: [module], suites: [module]))
    }
}
