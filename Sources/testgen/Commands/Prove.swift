import ArgumentParser
import Facts
import Project

/// `testgen prove [<Suite>…]`
struct ProveCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "prove",
        abstract: "Breaks the code in a copy, one change at a time, and says which tests notice.",
        discussion: """
            For suites that anybody wrote. Each change is tried with the tests that get to it, until one of them fails. Exit \
            code 1 where a change goes unnoticed and --least is given.
            """)

    @OptionGroup var common: CommonOptions

    @ArgumentParser.Argument(help: "Suites by name, such as CheckoutTests; all that are named for a type without any.")
    var suites: [String] = []

    @Option(
        name: .customLong("of"),
        help: ArgumentHelp("The type whose code is changed. Can be repeated.", valueName: "type"))
    var types: [String] = []

    @Flag(help: "Also list the asserts that no change makes fail; takes longer, for no test is cut short.")
    var asserts = false

    @Option(help: ArgumentHelp("Also write the report as a page.", valueName: "file"))
    var html: String?

    @Option(help: ArgumentHelp("Also write the report in mutation-testing-report-schema.", valueName: "file"))
    var json: String?

    @Option(help: ArgumentHelp("The least share of changes that has to be noticed.", valueName: "percent"))
    var least: Int?

    func validate() throws {
        if !types.isEmpty, suites.count != 1 { throw ValidationError("--of goes with one suite") }
        if let least, !(0...100).contains(least) { throw ValidationError("--least takes a number from 0 to 100") }
    }

    func perform(in world: World, _ notes: inout Notes) async throws -> Outcome {
        let workspace = try Workspace.read(world, &notes)
        let finder = SuiteFinder(workspace)
        let proven = try suites.isEmpty ? finder.all(&notes) : suites.map { try finder.suite($0, of: types, &notes) }
        guard !proven.isEmpty else { throw Failure("no suite is named for a type of this project", rule: "prove") }
        let verdicts = try await ProofRun(workspace, proven, option: "prove", showsAsserts: asserts).run()
        let report = ProofReport(verdicts, workspace, finder, showsAsserts: asserts)
        if html != nil || json != nil {
            let schema = try report.schema()
            let text = try JSONOutput.text(schema)
            if let json { try write(text, to: json, in: world) }
            if let html { try write(schema.page(json: text), to: html, in: world) }
        }
        var outcome = report.outcome
        if let least, verdicts.count(where: \.isCaught) * 100 < least * verdicts.count { outcome.status = .findings }
        return outcome
    }

    private func write(_ text: String, to file: String, in world: World) throws {
        let path = Path.join(world.machine.currentFolder, file)
        let before = try world.machine.files.text(path)
        let change = FileChange(
            path: Path.name(path), kind: before == nil ? .create : .update, before: before, after: text)
        try world.machine.files.commit(ChangeSet([change]), under: Path.folder(path))
    }
}
