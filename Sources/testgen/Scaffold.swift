import Reading
import Rendering
import Scaffolding

/// The pipeline:
///
///     FileTree ─read→ [FileFacts] ─resolve→ [Recipe] ─plan→ Plan ─render→ [Draft] ─compare→ ChangeSet ─commit→ disk
///
/// Every stage returns a value and diagnostics; the session keeps the diagnostics, and stops where one is an error.
struct Scaffold {
    let session: Session

    /// Writes what a request asks for, or says what stands in the way.
    func run(_ request: Request) throws -> Outcome {
        let understanding = try understand(request.module)
        let plan = try plan(request, understanding)
        let drafts = try render(plan, understanding)
        let changes = try session.write(drafts)
        return outcome(of: changes, understanding)
    }

    /// What a command wants to have.
    struct Request {
        /// The argument `<Module>`.
        var module: String
    }

    /// What is known about a SUT.
    struct Understanding {
        var subject: Subject
        var index: FactIndex
        var recipe: Recipe
        var tests: Project.TestTarget
    }

    /// What will be rendered.
    struct Plan {
        var factory: FactoryPlan
        var doubles: DoublesFile
    }

    // MARK: read, resolve

    /// Reads the files that matter for a module and resolves what its type is injected with.
    func understand(_ argument: String) throws -> Understanding {
        let project = try session.project.get()
        let sources = try session.sources.get()
        let subject = try sources.subject(argument, in: project.configuration.module).get()
        let index = try read(subject, in: sources)
        guard let sut = index.types(named: subject.type).first(where: { $0.info.location == subject.location }) else {
            throw Failure(
                "`\(subject.type)` is not declared where it seemed to be", at: subject.location, rule: "reading")
        }
        let recipe = session.take(resolve(sut, in: index, options: try options(for: sut, in: project)))
        return Understanding(subject: subject, index: index, recipe: recipe, tests: try tests(for: sut, in: project))
    }

    private func read(_ subject: Subject, in sources: SourceIndex) throws -> FactIndex {
        var reader = DemandReader(sources)
        let facts = try reader.read(sources.files(naming: subject.type), naming: Container.registries)
        return FactIndex(files: try session.require(facts))
    }

    private func options(for sut: TypeFact, in project: Project) throws -> ResolveOptions {
        let module = project.modules.first { $0.name == sut.module }
        return ResolveOptions(
            containers: try Container.chosen(by: project.configuration),
            defaultActor: module?.isMainActorByDefault == true ? "MainActor" : nil,
            existingDoubles: try ExistingDoubles(session: session).byProtocol)
    }

    private func tests(for sut: TypeFact, in project: Project) throws -> Project.TestTarget {
        if let target = project.tests(for: sut.module) { return target }
        let wayOut =
            project.discovery == .package
            ? "add .testTarget(name: \"\(sut.module)Tests\", dependencies: [\"\(sut.module)\"]) to Package.swift"
            : "make a folder \(sut.module)Tests"
        throw Failure(
            "no test target can import \(sut.module); \(wayOut), or name a folder under `tests` in .testgen.yml",
            rule: "no-tests")
    }

    // MARK: plan, render

    private func plan(_ request: Request, _ known: Understanding) throws -> Plan {
        let doubles = try DoublesFile.plan(for: known, in: session)
        let parts = FactoryParts { parameter, scope in
            Fallbacks(index: known.index, scope: scope).value(of: parameter.type).map { ValueText($0) }
        }
        let factory = session.take(planFactory(module: known.subject.module, recipe: known.recipe, parts: parts))
        return Plan(factory: factory, doubles: doubles)
    }

    private func render(_ plan: Plan, _ known: Understanding) throws -> [Draft] {
        let templates = try session.templates.get()
        let factory = try session.require(templates.render("TestFactory", "factory", plan.factory)) ?? ""
        let folder = Path.join(known.tests.path, known.subject.module)
        return plan.doubles.drafts + [
            Draft(path: "\(folder)/\(plan.factory.name).swift", content: tidied(factory))
        ]
    }

    private func outcome(of changes: ChangeSet, _ known: Understanding) -> Outcome {
        Outcome(
            text: Explanation(known).summary, data: ["sut": .string(known.recipe.sut.qualifiedName)],
            changes: changes, nextSteps: ["testgen explain \(known.subject.module)"])
    }
}

extension Container {
    /// Types that projects extend to register things: read whenever the project has them.
    static let registries = [
        "Container", "SharedContainer", "InjectedValues", "DependencyValues", "Resolver", "EnvironmentValues",
    ]

    /// The containers a configuration leaves to recognise.
    static func chosen(by configuration: Configuration) throws -> [Container] {
        switch configuration.container {
        case nil, .custom: return all
        case .known("none"): return []
        case .known(let name):
            let chosen = all.filter { $0.name.lowercased() == name.lowercased() }
            if !chosen.isEmpty { return chosen }
            throw Failure(
                "`container` names `\(name)`, which testgen does not know; it knows "
                    + (all.map(\.name) + ["none"]).joined(separator: ", "),
                rule: "config")
        }
    }
}
