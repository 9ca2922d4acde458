import ArgumentParser
import Facts
import Host

/// The program: its verbs, and the one place where they are started and their outcome becomes an exit code.
@main
struct Testgen: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "testgen",
        abstract: "Writes test factories, doubles and Swift Testing suites for view models and services.",
        subcommands: [
            SuiteCommand.self, FactoryCommand.self, MocksCommand.self, DataCommand.self, PageCommand.self,
            ExplainCommand.self, CheckCommand.self, RunCommand.self, SkillCommand.self, SyncCommand.self,
            InitCommand.self,
            TemplatesCommand.self,
        ])

    static func main() async {
        let status = await run(Array(CommandLine.arguments.dropFirst()), on: .live)
        Self.exit(withError: ExitCode(status))
    }

    /// Runs what is not a verb of ours: `help <verb>`.
    private static func runHelp(_ command: any ParsableCommand) throws {
        var command = command
        try command.run()
    }

    /// Runs the program as a value: arguments and a world in, an exit code out.
    static func run(_ arguments: [String], on machine: Machine) async -> Int32 {
        let command: any ParsableCommand
        do {
            command = try parseAsRoot(arguments)
            if command is Self { throw CleanExit.helpRequest(Self.self) }
            if !(command is any Verb) { try Self.runHelp(command) }
        } catch {
            let code = exitCode(for: error).rawValue
            let message = fullMessage(for: error)
            if code == 0 { machine.console.write(message + "\n") } else { machine.console.report(message + "\n") }
            return code
        }
        guard let verb = command as? any Verb else { return 64 }
        let formats = type(of: verb).formats
        guard formats.contains(verb.common.format) else {
            let names = formats.map(\.name).joined(separator: ", ")
            machine.console.report("error: --format of this command is one of \(names)\n")
            return 64
        }
        return await verb.run(on: machine).rawValue
    }
}

/// How a command ended.
enum ExitStatus: Int32 {
    /// It did what it was asked to, or found nothing.
    case done = 0
    /// There are findings, drift or failing tests.
    case findings = 1
    /// It could not do it.
    case failed = 2
    /// No test was meant, or none of those runs.
    case nothingMatched = 3
    /// The tests do not build.
    case buildError = 4
    /// The test program died.
    case crashed = 5
    /// Tests did not come to their end.
    case hung = 6
    /// Tests left no result.
    case incomplete = 7
    /// Tests or asserts have gone since the baseline.
    case baseline = 8
    /// A service did not become healthy.
    case service = 9
}

/// A command: what it was told, and what it does with that.
protocol Verb: ParsableCommand {
    /// The options every command has.
    var common: CommonOptions { get }

    /// The formats it can print its results in.
    static var formats: [CommonOptions.Format] { get }

    /// Does the work and says what came of it.
    func perform(in world: World, _ notes: inout Notes) async throws -> Outcome
}

extension Verb {
    static var formats: [CommonOptions.Format] { [.text, .json] }

    /// Runs the command in a world and prints its outcome.
    func run(on machine: Machine) async -> ExitStatus {
        let world = World(machine: machine, options: common)
        var notes = Notes()
        let reporter = Reporter(console: machine.console, options: common, command: Self._commandName)
        let start = machine.clock.seconds()
        defer {
            if common.verbose {
                reporter.printEffort(notes, milliseconds: Int((machine.clock.seconds() - start) * 1000))
            }
        }
        do {
            let outcome = try await perform(in: world, &notes)
            return reporter.print(outcome, noticed: notes.diagnostics)
        } catch let failure as Failure {
            return reporter.print(failure, noticed: notes.diagnostics)
        } catch {
            return reporter.print(Failure("\(error)", rule: "internal"), noticed: notes.diagnostics)
        }
    }
}
