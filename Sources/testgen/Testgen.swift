import ArgumentParser
import Facts
import Host

/// The program. It runs the commands and turns their outcome into an exit code.
@main
struct Testgen: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "testgen",
        abstract: "Writes test factories, doubles and Swift Testing suites for view models and services.",
        subcommands: [
            SuiteCommand.self, FactoryCommand.self, MocksCommand.self, DataCommand.self, PageCommand.self,
            ExplainCommand.self, SurveyCommand.self, DoctorCommand.self, CheckCommand.self, RunCommand.self,
            ProveCommand.self,
            SkillCommand.self,
            SyncCommand.self, InitCommand.self, TemplatesCommand.self,
        ])

    static func main() {
        RunningPrograms.endWithTheCommand()
        let arguments = Array(CommandLine.arguments.dropFirst())
        Task.detached {
            let status = await onDeepStack { await run(arguments, on: .live) }
            Self.exit(withError: ExitCode(status))
        }
        waitForTheEnd()
    }

    /// Runs a command of the argument parser: `help <command>`.
    private static func runHelp(_ command: any ParsableCommand) throws {
        var command = command
        try command.run()
    }

    /// Runs the program on a machine and returns its exit code.
    static func run(_ arguments: [String], on machine: Machine) async -> Int32 {
        let command: any ParsableCommand
        do {
            command = try parseAsRoot(arguments)
            if command is Self { throw CleanExit.helpRequest(Self.self) }
            if !(command is any Subcommand) { try Self.runHelp(command) }
        } catch {
            let code = exitCode(for: error).rawValue
            let message = fullMessage(for: error)
            if code == 0 { machine.console.write(message + "\n") } else { machine.console.report(message + "\n") }
            return code
        }
        guard let subcommand = command as? any Subcommand else { return 64 }
        let formats = type(of: subcommand).formats
        guard formats.contains(subcommand.common.format) else {
            let names = formats.map(\.name).joined(separator: ", ")
            machine.console.report("error: --format of this command is one of \(names)\n")
            return 64
        }
        return await subcommand.run(on: machine).rawValue
    }
}

/// How a command ended.
enum ExitStatus: Int32 {
    /// The command succeeded and found nothing.
    case done = 0
    /// There are findings, drift or failing tests.
    case findings = 1
    /// The command failed.
    case failed = 2
    /// The selection matches no test.
    case nothingMatched = 3
    /// The tests do not build.
    case buildError = 4
    /// The test process crashed.
    case crashed = 5
    /// Tests did not finish in time.
    case hung = 6
    /// Tests have no result.
    case incomplete = 7
    /// Tests or asserts of the baseline are missing.
    case baseline = 8
    /// A service did not become healthy.
    case service = 9
    /// All tests that were meant were skipped.
    case nothingRan = 10
}

/// A command: its arguments and its work.
protocol Subcommand: ParsableCommand {
    /// The options every command has.
    var common: CommonOptions { get }

    /// The formats it can print its results in.
    static var formats: [CommonOptions.Format] { get }

    /// Runs the command and returns its outcome.
    func perform(in world: World, _ notes: inout Notes) async throws -> Outcome
}

extension Subcommand {
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
