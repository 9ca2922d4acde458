import Doubles
import Facts
import MockData
import Project
import Rendering
import Resolving
import Suites

/// What a factory holds besides its doubles: values, neutral answers and builders of mock data.
struct FactoryContents {
    private let known: Understanding
    private let doubles: [DoublePlan]
    private let maker: SampleMaker

    init(_ known: Understanding, in workspace: Workspace) throws {
        self.known = known
        let doubles = known.ownDoubles
        self.doubles = doubles
        let project = workspace.project
        let actors = project.modules.filter(\.isMainActorByDefault).map { ($0.name, "MainActor") }
        let models = Set(known.index.types.map(\.name))
        let existing = try ExistingData(of: models, in: known.tests.name, tests: workspace.tests)
        maker = SampleMaker(
            index: FactIndex(files: known.index.files + existing.files),
            options: DataOptions(
                shape: .factory, owner: known.subject.module + "TestFactory",
                defaultActors: Dictionary(actors, uniquingKeysWith: { first, _ in first }),
                testModule: known.tests.name, testModules: Set(project.tests.map(\.name)),
                double: { fact in
                    doubles.first { $0.protocols.map(\.name) == [fact.name] }.map { "\($0.name)()" }
                }))
    }

    /// How a suite beside the factory writes values: by the factory's builders where they take what a test decides.
    func suiteValues(calledIn factory: String) -> SuiteValues {
        let index = known.index
        let scope = known.recipe.sut.scopeInside
        let set = maker.builders(for: known.recipe.modelTypes(doubles: doubles, in: index)).value
        let made = Set(set.plans.map { ModelReference($0.model) })
        var builders: [String: SuiteValues.Builder] = [:]
        for plan in set.plans {
            let function = Code.Expression.path(factory, maker.builderName(plan))
            builders[plan.model.qualifiedName] = SuiteValues.Builder(plan, function: function, in: index)
        }
        return SuiteValues(
            builder: { [builders] type in
                index.declaration(of: type, from: scope).flatMap { builders[$0.qualifiedName] }
            },
            sample: { [samples = SampleMaker(index: index, options: .init(owner: factory, qualifiesCalls: true))] in
                let sample = samples.value(of: $0, named: $1, from: scope).expression
                guard let sample, sample.builders.isSubset(of: made) else { return nil }
                return sample.explicitNeeding
            })
    }

    /// What the factory plan asks for.
    func parts(_ templates: TemplateSet, _ notes: inout Notes) throws -> FactoryParts {
        let defaults = DoubleDefaults(maker: maker, plans: doubles, recipe: known.recipe)
        let set = notes.take(maker.builders(for: known.recipe.modelTypes(doubles: doubles, in: known.index)))
        let texts = try notes.require(renderBuilders(maker.views(of: set), templates: templates))
        let imports = set.plans.flatMap { maker.imports(for: $0) }
        return FactoryParts(
            value: { [maker] parameter, scope in
                maker.value(of: parameter.type, named: parameter.name, from: scope).expression?.needing
            },
            spelled: { [maker, generics = known.recipe.sut.generics] type, scope in
                maker.spelled(type, from: scope, generics: Set(generics.parameters.map(\.name)))
            },
            defaults: defaults.statements, builders: texts, imports: imports, hookImports: hookImports)
    }

    /// What the SUT's own file imports, as far as a test can.
    private var hookImports: [String] {
        let sut = known.recipe.sut
        return known.index.imports(ofFile: sut.info.location.file)
            .filter { $0.module != sut.module && $0.conditions.isEmpty && !$0.attributes.contains("testable") }
            .map { "import \($0.module)" }
    }
}

extension Understanding {
    /// The doubles of the SUT's own dependencies that testgen writes.
    fileprivate var ownDoubles: [DoublePlan] {
        recipe.dependencies.compactMap { dependency in
            guard case .generated(_, let protocols) = dependency.double else { return nil }
            return doubles.plan(of: protocols, isSendable: dependency.mustBeSendable).value
        }
    }
}
