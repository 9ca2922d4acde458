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
        let known = try request.modules.map { try understand($0) }
        try known.forEach(MissingProtocols(session).check)
        var plan = try plan(request, known)
        plan.suites = try suites(request, known, plan)
        let drafts = try render(plan) + request.others
        let changes = try session.write(drafts, onlyLook: request.onlyLooks)
        return outcome(of: changes, known, request)
    }

    /// What a command wants to have.
    struct Request {
        /// The arguments `<Module>`.
        var modules: [String]
        /// Those of them that are to have a suite.
        var suites: [String] = []
        /// The frameworks of suites that are not written for the project's, by module.
        var frameworks: [String: Configuration.Framework] = [:]
        /// What may happen to files that a person has edited.
        var policy = Draft.Policy.owned
        /// Files of doubles to bring up to date, whether or not the modules need one.
        var doublesFiles: [String] = []
        /// Further drafts to write together with those.
        var others: [Draft] = []
        /// Whether nothing is written whatever the options say.
        var onlyLooks = false
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
        var policy: Draft.Policy
        var doubles: [DoublesFile]
        var factories: [(path: String, plan: FactoryPlan)]
        var suites: [SuiteFiles] = []
        /// Support the doubles come from, by template and path.
        var support: [(String, String)] = []
    }

    // MARK: read, resolve

    /// Reads the files that matter for a module, bodies included, and resolves what its type is injected with.
    ///
    /// Every command reads the same, so that a factory is the same whichever command wrote it.
    ///
    /// - Parameter writes: Whether something will be written, which takes a test target.
    func understand(_ argument: String, writes: Bool = true) throws -> Understanding {
        let project = try session.project.get()
        let sources = try session.sources.get()
        let subject = try sources.subject(argument, in: project.configuration.module).get()
        let containers = try Container.chosen(by: project.configuration)
        var index = try read(subject, in: sources, registries: containers.flatMap(\.registries))
        guard let sut = index.types(named: subject.type).first(where: { $0.info.location == subject.location }) else {
            throw Failure(
                "`\(subject.type)` is not declared where it seemed to be", at: subject.location, rule: "reading")
        }
        let tests = try tests(for: sut, in: project, writes: writes)
        let options = try options(for: sut, in: project, containers: containers, tests: tests, index)
        var resolved = resolve(sut, in: index, options: options)
        let elsewhere = try PackageSources(session: session).facts(for: resolved.value.unknownNames(in: index))
        if !elsewhere.isEmpty {
            index = FactIndex(files: index.files + elsewhere)
            resolved = resolve(sut, in: index, options: options)
        }
        return Understanding(subject: subject, index: index, recipe: session.take(resolved), tests: tests)
    }

    private func read(_ subject: Subject, in sources: SourceIndex, registries: [String]) throws -> FactIndex {
        var reader = DemandReader(sources, depth: .bodies)
        let names = registries + sources.errors(near: subject.type)
        let facts = try reader.read(sources.files(ofLineOf: subject.type), naming: names)
        session.parsed.formUnion(facts.value.map(\.path))
        return FactIndex(files: try session.require(facts))
    }

    private func options(
        for sut: TypeFact, in project: Project, containers: [Container], tests: Project.TestTarget,
        _ index: FactIndex
    ) throws -> ResolveOptions {
        let module = project.modules.first { $0.name == sut.module }
        var options = ResolveOptions(
            containers: containers, defaultActor: project.configuration.defaultActor(of: module),
            existingDoubles: try UsableDoubles(session: session, index: index).byProtocol(),
            testModules: project.discovery == .package ? modules(of: tests, in: project) : nil,
            scene: sut.kind == .class ? readScene(of: sut.name, in: try session.tree.get()) : nil)
        options.kind = project.configuration.double
        options.naming = project.configuration.naming
        return options
    }

    /// Modules the tests can import; one that is made for the other framework is none.
    private func modules(of tests: Project.TestTarget, in project: Project) -> Set<String> {
        let all = Set(tests.dependencies)
        return project.configuration.framework == .xctest ? all.subtracting(Container.all.flatMap(\.traitModules)) : all
    }

    private func tests(for sut: TypeFact, in project: Project, writes: Bool) throws -> Project.TestTarget {
        if let target = project.tests(for: sut.module) { return target }
        if !writes {
            let name = sut.module + "Tests"
            return Project.TestTarget(name: name, path: name, dependencies: project.modules.map(\.name))
        }
        let wayOut =
            project.discovery == .package
            ? "add .testTarget(name: \"\(sut.module)Tests\", dependencies: [\"\(sut.module)\"]) to Package.swift"
            : "make a folder \(sut.module)Tests"
        throw Failure(
            "no test target can import \(sut.module); \(wayOut), or name a folder under `tests` in .testgen.yml",
            rule: "no-tests")
    }

    // MARK: plan, render

    private func plan(_ request: Request, _ known: [Understanding]) throws -> Plan {
        let doubles = known.flatMap { known in
            known.recipe.generatedDoubles(in: known.index, known.tests)
        }
        let files = try DoublesFile.plan(doubles, and: request.doublesFiles, in: session)
        return Plan(
            policy: request.policy, doubles: files,
            factories: try known.map { known in
                let contents = try FactoryContents(known, doubles: known.recipe.own(files), session: session)
                let plan = planFactory(
                    module: known.subject.module, recipe: known.recipe, parts: try contents.parts)
                let folder = Path.join(known.tests.path, known.subject.module)
                return ("\(folder)/\(plan.value.name).swift", session.take(plan))
            },
            support: try known.flatMap(support))
    }

    /// The support files a SUT's factory needs, those aside that declare what the tests have already.
    private func support(for known: Understanding) throws -> [(String, String)] {
        let tests = try session.tests.get()
        return known.recipe.dependencies.compactMap(\.support).map(\.rawValue).compactMap { name in
            let path = Path.join(Path.join(known.tests.path, "Support"), name + ".swift")
            let isThere = tests.declarations(of: name).contains { $0.location.file != path }
            return isThere ? nil : (name, path)
        }
    }

    private func suites(
        _ request: Request, _ known: [Understanding], _ plan: Plan
    ) throws -> [SuiteFiles] {
        return try zip(zip(request.modules, known), plan.factories).compactMap { item, factory in
            guard request.suites.contains(item.0) else { return nil }
            let doubles = item.1.recipe.own(plan.doubles)
            let contents = try FactoryContents(item.1, doubles: doubles, session: session)
            let framework = try request.frameworks[item.0] ?? session.configuration.get().framework
            return try SuiteFiles(
                item.1, factory: factory.plan, contents: contents, framework: framework, in: session)
        }
    }

    private func render(_ plan: Plan) throws -> [Draft] {
        let templates = try session.templates.get()
        let doubles = plan.doubles.map(\.draft)
        let factories = try plan.factories.map { path, factory in
            let text = try session.require(templates.render("TestFactory", "factory", factory.view)) ?? ""
            return Draft(path: path, content: tidied(text), command: "factory \(factory.sut)")
        }
        let suites = try plan.suites.flatMap { try render($0, templates) }
        let support = try plan.support.map { try session.sharedSupport($0, at: $1) }
        var paths: Set<String> = []
        return (doubles + factories + suites + support).filter { paths.insert($0.path).inserted }.map { draft in
            var draft = draft
            draft.policy = plan.policy
            return draft
        }
    }

    private func render(_ suite: SuiteFiles, _ templates: TemplateSet) throws -> [Draft] {
        let view = suite.plan.view
        let text = try session.require(templates.render(view.template, "suite", view)) ?? ""
        let tests = Draft(path: suite.path, content: tidied(text), command: suite.command)
        return try [tests] + suite.support.map { try session.sharedSupport($0, at: $1) }
    }

    private func outcome(of changes: ChangeSet, _ known: [Understanding], _ request: Request) -> Outcome {
        Outcome(
            text: known.map { Explanation($0, behaviour: false).summary }.joined(),
            data: ["suts": .strings(known.map(\.recipe.sut.qualifiedName))],
            changes: changes, onlyLooked: request.onlyLooks,
            nextSteps: known.map { "testgen explain \($0.subject.module)" })
    }
}

extension Recipe {
    /// The doubles of the SUT's own dependencies, whatever else stands in the files.
    func own(_ files: [DoublesFile]) -> [DoublePlan] {
        let names = Set(dependencies.compactMap(\.doubleName))
        return files.flatMap(\.plans).filter { names.contains($0.name) }
    }

    /// The doubles that testgen has to write.
    func generatedDoubles(in index: FactIndex, _ tests: Project.TestTarget) -> [DoublesFile.Wanted] {
        dependencies.filter { !$0.generatedProtocols.isEmpty }.map {
            DoublesFile.Wanted(
                protocols: $0.generatedProtocols, index: index, tests: tests, isSendable: $0.mustBeSendable)
        }
    }
}

extension Container {
    /// The containers a configuration leaves to recognise.
    static func chosen(by configuration: Configuration) throws -> [Container] {
        switch configuration.container {
        case nil: return all
        case .custom(let described): return [Container.custom(described)] + all
        case .known("none"): return []
        case .known(let name):
            let chosen = all.filter { $0.name.lowercased() == name.lowercased() }
            if !chosen.isEmpty { return chosen }
            throw Failure(
                "`container` names `\(name)`, which testgen does not know; it knows "
                    + (all.map(\.name) + ["none"]).joined(separator: ", "),
                at: configuration.places["container"], rule: "config")
        }
    }
}

extension Configuration {
    /// The isolation of a module's declarations that state none: what the configuration says, else the manifest.
    func defaultActor(of module: Project.Module?) -> String? {
        switch isolation {
        case .mainActor: "MainActor"
        case .nonisolated: nil
        case nil: module?.isMainActorByDefault == true ? "MainActor" : nil
        }
    }
}
