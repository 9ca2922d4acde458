import ArgumentParser
import Behaviour
import Facts
import Project

/// `testgen suite <Module>`
struct SuiteCommand: Verb {
    static let configuration = CommandConfiguration(
        commandName: "suite",
        abstract: "Writes the test suite of a module, with its factory and doubles.")

    @OptionGroup var common: CommonOptions

    @ArgumentParser.Argument(help: "Modules (LibraryList), types (LibraryListViewModel) or files.")
    var modules: [String]

    @Option(help: ArgumentHelp("The framework of the tests, instead of the project's.", valueName: "name"))
    var framework: Configuration.Framework?

    @Flag(help: "Break the code in a copy, one change at a time, and say which tests notice.")
    var prove = false

    func perform(in session: Session) async throws -> Outcome {
        let scaffold = Scaffold(session: session)
        guard prove else {
            let frameworks = framework.map { chosen in modules.map { ($0, chosen) } } ?? []
            return try scaffold.run(
                Scaffold.Request(
                    modules: modules, suites: modules,
                    frameworks: Dictionary(frameworks, uniquingKeysWith: { first, _ in first })))
        }
        let subjects = try modules.map { ProofSubject(known: try scaffold.understand($0)) }
        let verdicts = try await ProofRun(session: session, subjects: subjects).run()
        return Outcome(
            text: verdicts.table,
            data: [
                "changes": .array(
                    verdicts.map { verdict in
                        .object([
                            "suite": .string(verdict.suite),
                            "line": .int(verdict.mutant.location.line),
                            "file": .string(verdict.mutant.location.file),
                            "kind": .string(verdict.mutant.kind.rawValue),
                            "code": .string(verdict.mutant.code),
                            "noticedBy": .strings(verdict.failed),
                            "isNoticed": .bool(verdict.isCaught),
                        ])
                    })
            ])
    }
}

extension Configuration.Framework: ExpressibleByArgument {}
