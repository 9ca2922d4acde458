import Rendering
import Scaffolding

/// What a factory holds besides its doubles: values, neutral answers and builders of mock data.
struct FactoryContents {
    let known: Scaffold.Understanding
    let doubles: [DoublePlan]
    let session: Session
    let maker: SampleMaker

    init(_ known: Scaffold.Understanding, doubles: [DoublePlan], session: Session) throws {
        self.known = known
        self.doubles = doubles
        self.session = session
        let project = try session.project.get()
        let actors = project.modules.filter(\.isMainActorByDefault).map { ($0.name, "MainActor") }
        maker = SampleMaker(
            index: known.index,
            options: DataOptions(
                shape: .factory, owner: known.subject.module + "TestFactory",
                defaultActors: Dictionary(actors, uniquingKeysWith: { first, _ in first }),
                testModule: known.tests.name, testModules: Set(project.tests.map(\.name)),
                double: { fact in
                    doubles.first { $0.protocols.map(\.name) == [fact.name] }.map { "\($0.name)()" }
                }))
    }

    /// What the factory plan asks for.
    var parts: FactoryParts {
        get throws {
            let isolation: String? = if case .globalActor(let name) = known.recipe.isolation { name } else { nil }
            let defaults = DoubleDefaults(maker: maker, plans: doubles, isolation: isolation)
            let set = session.take(maker.builders(for: known.recipe.modelTypes(doubles: doubles, in: known.index)))
            let texts = try session.require(
                renderBuilders(maker.views(of: set), templates: session.templates.get()))
            let imports = set.imports.sorted().map { "import \($0)" }
            return FactoryParts(
                value: { [maker] parameter, scope in
                    guard let sample = maker.value(of: parameter.type, named: parameter.name, from: scope).expression
                    else { return nil }
                    return ValueText(sample.text, imports: sample.imports.sorted().map { "import \($0)" })
                },
                defaults: defaults.statements, builders: texts.map { ValueText($0, imports: imports) })
        }
    }
}
