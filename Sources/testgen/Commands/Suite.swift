import ArgumentParser
import Behaviour
import Facts
import Project

/// `testgen suite <Module>`
struct SuiteCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "suite",
        abstract: "Writes the test suite of a module, with its factory and doubles.")

    @OptionGroup var common: CommonOptions
    @OptionGroup var merging: MergeOptions

    @ArgumentParser.Argument(help: "Modules (LibraryList), types (LibraryListViewModel) or files.")
    var modules: [String]

    @Option(help: ArgumentHelp("The framework of the tests, instead of the project's.", valueName: "name"))
    var framework: Configuration.Framework?

    @Flag(help: "Break the code in a copy, one change at a time, and say which tests notice.")
    var prove = false

    @Flag(
        inversion: .prefixedNo,
        help: "Build and run the tests in a copy; hand over only what compiles, passes and notices a change.")
    var verify: Bool?

    func perform(in world: World, _ notes: inout Notes) async throws -> Outcome {
        let world = merging.applied(to: world)
        let workspace = try Workspace.read(world, &notes)
        guard prove else {
            if verify ?? workspace.configuration.verify { return try await verified(workspace, &notes) }
            return try Scaffold(workspace: workspace).run(request(modules), &notes)
        }
        let (reader, finder) = (SubjectReader(workspace, ExistingDoubles(in: workspace)), SuiteFinder(workspace))
        let suites = try modules.map { try finder.suite(of: reader.understand($0, &notes)) }
        return ProofReport(try await ProofRun(workspace, suites).run(), workspace, finder).outcome
    }

    func validate() throws {
        if prove, verify == true { throw ValidationError("--verify proves what it writes; leave out --prove") }
    }

    private func request(_ modules: [String]) -> Scaffold.Request {
        let frameworks = framework.map { chosen in modules.map { ($0, chosen) } } ?? []
        return Scaffold.Request(
            modules: modules, suites: modules,
            frameworks: Dictionary(frameworks, uniquingKeysWith: { first, _ in first }))
    }

    /// Verifies all suites that can be: one that cannot is told, and does not cost the others.
    private func verified(_ workspace: Workspace, _ notes: inout Notes) async throws -> Outcome {
        guard framework ?? workspace.configuration.framework == .swiftTesting else {
            throw Failure(
                "--verify runs suites of Swift Testing; write the one for XCTest with --no-verify", rule: "verify")
        }
        let (before, run) = (notes, try VerifyRun(workspace))
        try run.sandbox.open()
        defer { run.sandbox.close() }
        var (left, refused) = (modules, [Diagnostic]())
        while true {
            do {
                var outcome = try await verified(left, by: run, &notes)
                outcome.diagnostics += refused
                return outcome
            } catch let error as UnbuildableSuites {
                let names = error.suites.sorted().map { left[$0] }
                left.removeAll(where: names.contains)
                guard !left.isEmpty else { throw error.failure }
                refused += error.failure.diagnostics.map { diagnostic in
                    var diagnostic = diagnostic
                    diagnostic.notes.append("nothing is written for \(names.joined(separator: ", "))")
                    return diagnostic
                }
                notes = before
            }
        }
    }

    private func verified(_ modules: [String], by run: VerifyRun, _ notes: inout Notes) async throws -> Outcome {
        let request = request(modules)
        let scaffold = Scaffold(workspace: run.workspace)
        let world = run.sandbox.world
        let state = try VerifiedState(
            of: modules + [world.options.root, world.configurationText() ?? ""], in: run.sandbox)
        if let known = try await state.read() {
            run.progress("nothing has changed since the last time")
            notes.diagnostics += known.diagnostics
            notes.choices += known.choices
            return outcome(
                try run.workspace.write(known.verified.drafts) { changes in
                    Outcome(changes: changes, nextSteps: known.nextSteps)
                }, of: known.verified)
        }
        let before = notes
        let plan = try scaffold.plan(request, &notes)
        // A file that a person has edited is found now, not after minutes of building.
        if let conflict = try scaffold.conflict(plan, request) { return conflict }
        let verified = try await run.verified(plan, &notes) { notes in
            notes = before
            return try scaffold.plan(request, &notes)
        }
        let outcome = try scaffold.write(verified.drafts, of: plan, request)
        if !outcome.isDryRun, outcome.changes?.conflicts.isEmpty ?? true {
            try await state.write(
                .init(
                    verified: verified, nextSteps: outcome.nextSteps,
                    diagnostics: Array(notes.diagnostics.dropFirst(before.diagnostics.count)),
                    choices: Array(notes.choices.dropFirst(before.choices.count))))
        }
        return self.outcome(outcome, of: verified)
    }

    /// An outcome that tells what verifying came to.
    private func outcome(_ outcome: Outcome, of verified: Verified) -> Outcome {
        var outcome = outcome
        outcome.text = verified.report.table
        outcome.data = verified.report.output
        return outcome
    }
}

extension Configuration.Framework: ExpressibleByArgument {}
