import Algorithms
import Facts
import Project
import Rendering
import Resolving

/// The pipeline:
///
///     FileTree ─read→ [FileFacts] ─resolve→ [Recipe] ─plan→ Plan ─render→ [Draft] ─compare→ ChangeSet ─commit→ disk
///
/// Every stage returns a value and diagnostics. The notes collect the diagnostics, and an error in a value that the
/// next stage needs ends the command.
struct Scaffold {
    let workspace: Workspace

    /// Writes the files of a request, or throws the reason why it cannot.
    func run(_ request: Request, _ notes: inout Notes) throws -> Outcome {
        let plan = try plan(request, &notes)
        return try write(plan, request, &notes)
    }

    /// Reads what a request names, and plans what it asks for.
    func plan(_ request: Request, _ notes: inout Notes) throws -> Plan {
        let present = ExistingDoubles(in: workspace)
        let reader = SubjectReader(workspace, present)
        let known = try ModuleNames(workspace).named(request.modules.map { try reader.understand($0, &notes) })
        for known in known { MissingProtocols(workspace).note(known, &notes) }
        return try plan(request, known, present, &notes)
    }

    /// Writes what was planned.
    func write(_ plan: Plan, _ request: Request, _ notes: inout Notes) throws -> Outcome {
        try write(render(plan, &notes), of: plan, request)
    }

    /// Writes the files of a plan.
    func write(_ drafts: [Draft], of plan: Plan, _ request: Request) throws -> Outcome {
        let wanted = drafts.filter { !request.left.contains($0.path) } + request.others
        return try workspace.write(wanted.filter(request.concerns), isDryRun: request.isDryRun) {
            outcome(of: $0, plan, request)
        }
    }

    /// What would come of writing a plan where files are in the way; `nil` where none is.
    func conflict(_ plan: Plan, _ request: Request) throws -> Outcome? {
        var rehearsal = request
        rehearsal.isDryRun = true
        var notes = Notes()
        let outcome = try write(plan, rehearsal, &notes)
        return outcome.changes?.conflicts.isEmpty ?? true ? nil : outcome
    }

    /// The files that a command asks for.
    struct Request {
        /// The arguments `<Module>`.
        var modules: [String]
        /// The modules that get a suite, too.
        var suites: [String] = []
        /// The frameworks of suites that are not written for the project's, by module.
        var frameworks: [String: Configuration.Framework] = [:]
        /// What may happen to files that a person has edited.
        var policy = Draft.Policy.owned
        /// Files of doubles to bring up to date, whether or not the modules need one.
        var doublesFiles: [String] = []
        /// Files that stay as they are, whatever is planned.
        var left: Set<String> = []
        /// The only files and folders in which something changes; all where there is none.
        var places: [String] = []
        /// Further drafts to write together with those.
        var others: [Draft] = []
        /// Whether nothing is written, whatever the options say.
        var isDryRun = false

        /// Whether a draft belongs into one of the places.
        func concerns(_ draft: Draft) -> Bool { places.isEmpty || places.contains(where: draft.path.isInside) }
    }

    /// What will be rendered.
    struct Plan {
        /// What is known of each SUT.
        var known: [Understanding]
        var policy: Draft.Policy
        var doubles: [DoublesFile]
        var factories: [FactoryFiles]
        var suites: [SuiteFiles]
    }

    // MARK: plan, render

    private func plan(
        _ request: Request, _ known: [Understanding], _ present: ExistingDoubles, _ notes: inout Notes
    ) throws -> Plan {
        let planner = DoublesPlanner(workspace, present)
        let doubles = try planner.files(known.flatMap(\.wantedDoubles), and: request.doublesFiles, &notes)
        var plan = Plan(
            known: known, policy: request.policy, doubles: doubles, factories: [], suites: [])
        for (module, known) in zip(request.modules, known) {
            let factory = try FactoryFiles(known, in: workspace, &notes)
            plan.factories.append(factory)
            guard request.suites.contains(module) else { continue }
            let framework = request.frameworks[module] ?? workspace.configuration.framework
            plan.suites.append(try SuiteFiles(known, beside: factory, framework: framework, in: workspace, &notes))
        }
        return plan
    }

    /// The files of a plan as they should be.
    func render(_ plan: Plan, _ notes: inout Notes) throws -> [Draft] {
        let templates = try workspace.root.templates()
        var drafts = plan.doubles.map(\.draft)
        for factory in plan.factories { drafts.append(try factory.draft(templates, &notes)) }
        for suite in plan.suites { drafts.append(try suite.draft(templates, &notes)) }
        for support in plan.suites.flatMap(\.support) + plan.factories.flatMap(\.support) {
            drafts.append(try support.draft(templates, waiting: workspace.configuration.asyncWait, &notes))
        }
        let clashes = try workspace.nameClashes()
        return drafts.uniqued(on: \.path).map { draft in
            var draft = workspace.interfaces.marked(draft)
            draft.content = clashes.resolved(in: draft.content)
            draft.policy = plan.policy
            return draft
        }
    }

    private func outcome(of changes: ChangeSet, _ plan: Plan, _ request: Request) -> Outcome {
        let root = workspace.world.options.root == "." ? "" : " --root \(workspace.world.options.root)"
        return Outcome(
            text: plan.known.map { Explanation($0, behaviour: false).summary }.joined(),
            data: SubjectsOutput(suts: plan.known.map(\.recipe.sut.qualifiedName)),
            changes: changes, isDryRun: request.isDryRun,
            nextSteps: plan.suites.isEmpty
                ? plan.known.map { "testgen explain \($0.shortName)" }
                : plan.suites.map { "testgen run --suite \($0.plan.name)\(root)" })
    }
}
