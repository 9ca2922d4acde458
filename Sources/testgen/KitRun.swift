import Facts
import Host
import Kit
import MockData
import Project
import Reading
import Rendering
import Resolving
import Templates

/// One run of `testgen init`.
struct KitRun {
    private let workspace: Workspace
    private let command: InitCommand

    /// Writes the kit and reports its files.
    static func outcome(of command: InitCommand, in world: World, _ notes: inout Notes) throws -> Outcome {
        var run = KitRun(workspace: try Workspace.read(world, &notes), command: command)
        let place = try run.place()
        var drafts = try run.fixedDrafts(place, &notes)
        if let own = drafts.first(where: { $0.path == ".testgen.yml" }), try world.existing(own.path) == nil {
            // What there is to note of the files was noted when they were read first.
            var again = Notes()
            let root = try run.workspace.root.adopting(configuration: own.content, &again)
            run = KitRun(workspace: try Workspace(root, &again), command: command)
        }
        if !command.parts.isDisjoint(with: [.environment, .samples, .sourcery]) {
            drafts += try run.ownDrafts(place, &notes)
        }
        let new = try drafts.filter { try world.existing($0.path) == nil }
        guard run.isConfirmed(new) else { return Outcome(text: "Nothing was written.\n") }
        let step = run.workspace.project.modules.isEmpty ? [] : ["swift test", "testgen suite <Module>"]
        return try run.workspace.write(drafts) { Outcome(changes: $0, nextSteps: step) }
    }

    /// Where the kit goes.
    private struct Place {
        var module: Project.Module
        var tests: Project.TestTarget
        var view: KitView
        var declared: Set<String>
    }

    private func place() throws -> Place {
        let project = workspace.project
        let wanted = project.configuration.module
        let modules = project.modules.filter { wanted == nil || $0.name == wanted }
        // Of an application with packages the application comes first, whatever its tests are called.
        let named = modules.first { module in
            project.discovery == .package && project.tests.contains { $0.name == module.name + "Tests" }
        }
        guard let module = named ?? modules.first(where: { project.tests(for: $0.name) != nil }),
            let tests = project.tests(for: module.name)
        else {
            throw Failure(
                "no test target can import a module of this project; add one, or name a folder under `tests` in "
                    + ".testgen.yml", rule: "no-tests")
        }
        let sources = module.sources.first { !$0.hasSuffix(".swift") }
        let view = KitView(
            module: module.name, tests: tests.name, testsFolder: tests.path,
            sourcesFolder: sources ?? module.name, isPackage: project.discovery == .package,
            isClean: command.convention == .cleanArchitecture)
        let declared = workspace.tests.types.joined().filter { $0.location.file.isInside(tests.path) }
        return Place(
            module: module, tests: tests, view: view, declared: Set(declared.map(\.name)).union(stubs()))
    }

    /// The names of the stubs of the project's protocols. No file of the kit may declare one of them.
    private func stubs() -> [String] {
        guard command.convention == .cleanArchitecture else { return [] }
        let protocols = workspace.sources.types.joined().filter { $0.keyword == "protocol" }
        return protocols.map { type in
            let isMarked = type.name.hasSuffix("Protocol")
            return (isMarked ? String(type.name.dropLast("Protocol".count)) : type.name) + DoubleKind.stub.suffix
        }
    }

    /// Asks the person at the terminal whether to write the files; `true` without a terminal.
    private func isConfirmed(_ drafts: [Draft]) -> Bool {
        guard !command.yes, !command.common.dryRun, !command.common.quiet, command.common.format == .text,
            !drafts.isEmpty, let ask = workspace.world.machine.console.ask
        else { return true }
        workspace.world.machine.console.report(drafts.map { "  \($0.path)\n" }.joined())
        return ask("Write these \(drafts.count) files? [Y/n] ")
    }

    // MARK: Files that are the same everywhere

    private func fixedDrafts(_ place: Place, _ notes: inout Notes) throws -> [Draft] {
        let folders = KitFolders(
            support: Path.join(place.tests.path, command.convention.supportFolder), tests: place.tests.path,
            sources: place.view.sourcesFolder, uiTests: place.module.name + "UITests")
        let files = planKit(command.parts, templates: Catalog.all.map { ($0.name, $0.text) }, folders: folders)
        return try files.compactMap { file in
            guard !file.tags.isEmpty else { return try draft(file, place, "kit", place.view, &notes) }
            let declared = declaredTags(in: workspace.tests, under: place.tests.path, except: file.path)
            var view = place.view
            view.tags = file.tags.filter { !declared.contains($0) }
            guard view.tags.isEmpty else { return try draft(file, place, "kit", view, &notes) }
            leaveOut(file, "the test target declares its tags", &notes)
            return nil
        }
    }

    private func leaveOut(_ file: KitFile, _ reason: String, _ notes: inout Notes) {
        notes.diagnostics.append(
            Diagnostic(.note, "\(file.path) is left out: \(reason)", rule: "kit-declared"))
    }

    /// The draft of a file, unless the test target declares one of its names elsewhere.
    private func draft(
        _ file: KitFile, _ place: Place, _ root: String, _ view: some Encodable, _ notes: inout Notes
    ) throws -> Draft? {
        let isNew = try workspace.world.existing(file.path) == nil
        if isNew, let name = file.declares.first(where: place.declared.contains) {
            leaveOut(file, "\(name) is declared by the test target, or the name of a double", &notes)
            return nil
        }
        if isNew, let reason = replacement(of: file, place) {
            leaveOut(file, "the project has `\(reason)`", &notes)
            return nil
        }
        if file.isShared {
            var shared = try PlacedSupport(template: file.template, path: file.path)
                .draft(workspace.root.templates(), waiting: workspace.configuration.asyncWait, &notes)
            shared.policy = .once
            return shared
        }
        let text = try notes.require(workspace.root.templates().render(file.template, root, view)) ?? ""
        return Draft(path: file.path, content: tidied(text), policy: .once)
    }

    /// The text of the project that makes a file unnecessary.
    private func replacement(of file: KitFile, _ place: Place) -> String? {
        guard !file.replacedBy.isEmpty else { return nil }
        let tests = workspace.tests.files.filter { $0.module == place.tests.name }
        let files = workspace.sources.files + tests
        return file.replacedBy.first { text in
            files.contains { String(decoding: $0.bytes, as: UTF8.self).contains(text) }
        }
    }

    // MARK: Files made for the project's own types

    private func ownDrafts(_ place: Place, _ notes: inout Notes) throws -> [Draft] {
        let index = try facts()
        let maker = SampleMaker(
            index: index,
            options: DataOptions(
                shape: .dataBuilder, testModule: place.tests.name,
                testModules: Set(workspace.project.tests.map(\.name)), reusesExisting: false))
        let set = maker.builders(for: models(in: index, of: place.module)).value
        let (catalog, existing) = catalog(of: index)
        let recipes = try recipes(in: index, of: place, catalog)
        var plan = planEnvironment(
            module: place.module.name, recipes: recipes, models: set.plans, in: index, builder: "MockDataBuilder",
            prefix: place.view.prefix)
        if let doubles = workspace.project.mocksModule, !plan.doubles.isEmpty {
            plan.imports = sortedImports(plan.imports + ["import \(doubles.name)"])
        }
        let support = Path.join(place.tests.path, command.convention.supportFolder)
        var drafts: [Draft] = []
        if command.parts.contains(.environment) {
            drafts += try dataDrafts(maker, set, in: support, &notes)
            drafts += try doubleDrafts(for: recipes, plan, place, catalog, existing, &notes)
            let file = KitFile(
                "TestEnvironment", at: Path.join(support, "TestEnvironment.swift"), declares: ["TestEnvironment"])
            drafts += [try draft(file, place, "environment", plan, &notes)].compactMap { $0 }
        }
        if command.parts.contains(.samples) { drafts += try sampleDrafts(plan, place, &notes) }
        if command.parts.contains(.sourcery) { drafts += try [triggers(recipes, place, &notes)].compactMap { $0 } }
        return drafts
    }

    /// The file that annotates protocols for Sourcery, unless the project has annotations.
    private func triggers(_ recipes: [Recipe], _ place: Place, _ notes: inout Notes) throws -> Draft? {
        let view = SourceryTriggers(module: place.module.name, recipes: recipes)
        guard !view.protocols.isEmpty else { return nil }
        let path = Path.join(place.tests.path, "Mocks/AutoMockableTriggers.swift")
        let file = KitFile("SourceryTriggers", at: path, replacedBy: ["sourcery: AutoMockable"])
        return try draft(file, place, "triggers", view, &notes)
    }

    private func facts() throws -> FactIndex {
        let files = workspace.sources.files
        return FactIndex(
            files: try files.map { file in
                let text = try FileTree.text(file.bytes, path: file.path)
                return readFile(text, path: file.path, module: file.module, depth: .bodies, flags: file.flags).value
            })
    }

    /// The models that protocols of the module hand in or out.
    private func models(in index: FactIndex, of module: Project.Module) -> [(type: TypeRef, scope: LookupScope)] {
        index.types.filter { $0.kind == .protocol && $0.module == module.name }.flatMap { fact in
            let types =
                fact.members.methods.flatMap { $0.parameters.map(\.type) + [$0.result].compactMap { $0 } }
                + fact.members.properties.compactMap(\.type)
            return types.map { ($0, fact.scopeInside) }
        }
    }

    /// The doubles of an environment. It uses generated doubles only.
    private func catalog(of index: FactIndex) -> (catalog: DoubleCatalog, existing: ExistingDoubles) {
        let catalog = DoubleCatalog(
            index, options: workspace.doubleOptions(), existing: ExistingDoubles(), in: workspace)
        return (catalog, ExistingDoubles(in: workspace))
    }

    private func recipes(in index: FactIndex, of place: Place, _ doubles: DoubleCatalog) throws -> [Recipe] {
        let (module, project) = (place.module, workspace.project)
        let options = ResolveOptions(
            containers: try Container.chosen(by: project.configuration),
            defaultActor: module.isMainActorByDefault ? "MainActor" : nil,
            testModules: place.tests.isStrict ? Set(place.tests.dependencies) : nil,
            offer: doubles.offer)
        return index.types.filter { type in
            type.module == module.name && type.kind != .protocol && type.kind != .enum && !type.isLocal
        }.map { resolve($0, in: index, options: options).value }
    }

    private func dataDrafts(
        _ maker: SampleMaker, _ set: BuilderSet, in folder: String, _ notes: inout Notes
    ) throws -> [Draft] {
        guard !set.plans.isEmpty else { return [] }
        var files = maker.files(for: set)
        if let scenario = maker.scenario(for: set) { files.append(scenario) }
        let command = DataRun.commandLine(
            .dataBuilder, hasScenario: files.contains { $0.view.scenario != nil }, output: folder,
            models: set.plans.map(\.model.qualifiedName).sorted())
        return try notes.require(renderData(files, templates: workspace.root.templates())).map { file in
            Draft(path: Path.join(folder, file.name), content: file.text, policy: .once, command: command)
        }
    }

    private func doubleDrafts(
        for recipes: [Recipe], _ plan: TestEnvironmentPlan, _ place: Place, _ catalog: DoubleCatalog,
        _ existing: ExistingDoubles, _ notes: inout Notes
    ) throws -> [Draft] {
        let made = Set(plan.makers.map(\.type))
        let wanted = recipes.filter { made.contains($0.sut.name) }.flatMap {
            $0.wantedDoubles(from: catalog, for: place.tests)
        }
        return try DoublesPlanner(workspace, existing).files(wanted, &notes).map { file in
            var draft = file.draft
            draft.policy = .yielding
            return draft
        }
    }

    private func sampleDrafts(
        _ plan: TestEnvironmentPlan, _ place: Place, _ notes: inout Notes
    ) throws -> [Draft] {
        let folder = Path.join(place.tests.path, "Samples")
        let tiers = [
            ("UnitSample", "UnitSampleTests"), ("IntegrationSample", "IntegrationSampleTests"),
            ("EmulatorSample", "EmulatorSampleTests"),
        ]
        return try tiers.compactMap { template, name in
            try draft(
                KitFile(template, at: Path.join(folder, name + ".swift"), declares: [name]), place, "environment", plan,
                &notes)
        }
    }
}
