import Doubles
import Facts
import MockData
import Project
import Reading
import Rendering
import Resolving
import Suites

/// The file of a SUT's factory, with the support files that its doubles need.
struct FactoryFiles {
    /// The factory's file.
    var path: String
    /// The command that makes it again.
    let command: String
    /// What it contains.
    var plan: FactoryPlan
    /// The parts of the factory that its suite uses.
    var contents: FactoryContents
    /// The support files that the doubles need and the tests do not declare yet.
    var support: [PlacedSupport]

    /// Plans the factory of a SUT.
    init(_ known: Understanding, in workspace: Workspace, _ notes: inout Notes) throws {
        command = "factory \(known.name)"
        let models = Set(known.index.types.map(\.name))
        let existing = try ExistingData(of: models, in: known.tests.name, tests: workspace.tests)
        contents = notes.take(
            FactoryContents.plan(
                of: known.recipe, in: known.index, existing: existing.files, doubles: known.ownDoubles,
                options: known.dataOptions(in: workspace.project)))
        plan = notes.take(planFactory(module: known.subject.module, recipe: known.recipe, parts: contents.parts))
        plan.imports = sortedImports(plan.imports + known.importsOfDoubles(in: workspace.project))
        path = Path.join(Path.join(known.tests.path, known.subject.module), plan.name + ".swift")
        support = known.recipe.dependencies.compactMap(\.support).map(\.rawValue).compactMap { name in
            let file = PlacedSupport(template: name, tests: known.tests)
            return workspace.declaresElsewhere(file) ? nil : file
        }
    }

    /// The file as it should be.
    func draft(_ templates: TemplateSet, _ notes: inout Notes) throws -> Draft {
        let builders = try notes.require(renderBuilders(plan.builders, templates: templates))
        let text = try notes.require(templates.render("TestFactory", "factory", plan.view(builders: builders))) ?? ""
        return Draft(path: path, content: tidied(text), command: command)
    }
}

extension Workspace {
    /// Whether the tests declare what a support file would, somewhere else.
    func declaresElsewhere(_ file: PlacedSupport) -> Bool {
        tests.declarations(of: file.template).contains { $0.location.file != file.path }
    }
}

extension Understanding {
    /// The import of the module of doubles, where there is one and the SUT gets doubles from there.
    func importsOfDoubles(in project: Project) -> [String] {
        guard let module = project.mocksModule else { return [] }
        let hasOwn = recipe.dependencies.contains { dependency in
            guard case .existing(_, let location, _) = dependency.double else { return false }
            return project.module(owning: location.file)?.name == module.name
        }
        return hasOwn || !wantedDoubles.isEmpty ? ["import \(module.name)"] : []
    }

    /// The doubles of the SUT's own dependencies whose members are known.
    fileprivate var ownDoubles: [DoublePlan] {
        recipe.dependencies.compactMap { dependency in
            switch dependency.double {
            case .generated(_, let protocols), .statics(_, _, let protocols):
                doubles.plan(of: protocols, isSendable: dependency.mustBeSendable).value
            case .existing(_, _, let protocols) where dependency.doubleHasKnownMembers:
                doubles.used(for: protocols)
            default: nil
            }
        }
    }

    /// How the factory makes mock data.
    fileprivate func dataOptions(in project: Project) -> DataOptions {
        let actors = project.modules.filter(\.isMainActorByDefault).map { ($0.name, "MainActor") }
        var options = DataOptions(
            shape: .factory, owner: subject.module + "TestFactory",
            defaultActors: Dictionary(actors, uniquingKeysWith: { first, _ in first }), testModule: tests.name,
            testModules: Set(project.tests.map(\.name)))
        // A container that something of the project is made with.
        options.outside = Container.all.flatMap { container in
            container.parameterTypes.map {
                DataOptions.OutsideValue(of: $0.key, $0.value, from: Set(container.modules))
            }
        }
        return options
    }
}
