import Behaviour
import Doubles
import Facts
import MockData
import Resolving

/// What a factory holds besides its doubles: values, neutral answers and builders of mock data.
public struct FactoryContents {
    private let recipe: Recipe
    private let index: FactIndex
    private let doubles: [DoublePlan]
    private let maker: SampleMaker
    private let builders: BuilderSet

    /// Plans the contents of a SUT's factory.
    ///
    /// - Parameters:
    ///   - recipe: How the SUT is made and what it gets.
    ///   - index: All facts that may matter.
    ///   - existing: What the tests hold that people wrote: builders and fixtures.
    ///   - doubles: The doubles that testgen writes for the SUT.
    ///   - options: How mock data is made; doubles of protocols are added here.
    /// - Returns: The contents, with a diagnostic for each model that no builder can make.
    public static func plan(
        of recipe: Recipe, in index: FactIndex, existing: [FileFacts], doubles: [DoublePlan], options: DataOptions
    ) -> Diagnosed<FactoryContents> {
        var options = options
        options.double = { fact in
            doubles.first { $0.protocols.map(\.name) == [fact.name] }.map { "\($0.name)()" }
        }
        let all = FactIndex(files: index.files + existing, library: index.library)
        let types = recipe.modelTypes(doubles: doubles, in: index)
        var maker = SampleMaker(index: all, options: options)
        var builders = maker.builders(for: types)
        options.fitting = fitting(builders.value, of: recipe, in: index)
        if !options.fitting.isEmpty {
            maker = SampleMaker(index: all, options: options)
            builders = maker.builders(for: types)
        }
        return builders.map {
            FactoryContents(recipe: recipe, index: index, doubles: doubles, maker: maker, builders: $0)
        }
    }

    /// What initialisers that can fail ask of their arguments, as reading their bodies tells.
    private static func fitting(
        _ builders: BuilderSet, of recipe: Recipe, in index: FactIndex
    ) -> [SourceLocation: [String: SampleExpression]] {
        let checking = builders.plans.flatMap { plan -> [(type: TypeFact, initializer: InitializerFact)] in
            let places = plan.forms.map(\.creation).filter { [.optional, .throws].contains($0.outcome) }.map(\.location)
            return index.members(of: plan.model).initializers
                .filter { places.contains($0.info.location) && $0.body != nil }.map { (plan.model, $0) }
        }
        return fittingArguments(of: recipe, in: index, for: checking).mapValues { arguments in
            arguments.compactMapValues { value in
                switch value {
                case .string(let text): SampleExpression(.string(text))
                case .integer(let number): SampleExpression(.number("\(number)"))
                case .float(let number): SampleExpression(.number("\(number)"))
                case .boolean(let flag): SampleExpression(.boolean(flag))
                default: nil
                }
            }
        }
    }

    /// How a suite beside the factory writes values: by the factory's builders where they take what a test decides.
    public func suiteValues(calledIn factory: String) -> SuiteValues {
        let scope = recipe.sut.scopeInside
        let made = Set(builders.plans.map { ModelReference($0.model) })
        var known: [String: SuiteValues.Builder] = [:]
        for plan in builders.plans {
            let function = Code.Expression.path(factory, maker.builderName(plan))
            known[plan.model.qualifiedName] = SuiteValues.Builder(plan, function: function, in: index)
        }
        return SuiteValues(
            builder: { [index, known] type in
                index.declaration(of: type, from: scope).flatMap { known[$0.qualifiedName] }
            },
            sample: { [samples = SampleMaker(index: index, options: .init(owner: factory, qualifiesCalls: true))] in
                let sample = samples.value(of: $0, named: $1, from: scope).expression
                guard let sample, sample.builders.isSubset(of: made) else { return nil }
                if sample.code == SampleValue.calendar { return .path(factory, FactoryPlan.calendar) }
                return sample.explicitNeeding
            })
    }

    /// The members of doubles for which the factory has no neutral answer, by the field's name in `Dependencies`.
    public var unanswered: [String: Set<String>] {
        let defaults = DoubleDefaults(maker: maker, plans: doubles, recipe: recipe)
        return Dictionary(
            recipe.dependencies.map { ($0.name, defaults.unanswered(by: $0)) }, uniquingKeysWith: { $0.union($1) })
    }

    /// What the factory plan asks for.
    public var parts: FactoryParts {
        let builders = self.builders.inOneZone
        var parts = FactoryParts(
            value: { [maker] parameter, scope in
                maker.value(of: parameter.type, named: parameter.name, from: scope).expression?.needing
            },
            spelled: { [maker, generics = recipe.sut.generics] type, scope in
                maker.spelled(type, from: scope, generics: Set(generics.parameters.map(\.name)))
            },
            defaults: DoubleDefaults(maker: maker, plans: doubles, recipe: recipe).statements,
            builders: maker.views(of: builders), imports: builders.plans.flatMap { maker.imports(for: $0) },
            importsOfTypes: { [maker, sut = recipe.sut] type in
                maker.imports(naming: Set(type.mentionedNames), in: sut, generics: sut.generics)
            },
            hookImports: hookImports)
        parts.buildersUseCalendar = builders != self.builders
        return parts
    }

    /// What the SUT's own file imports, as far as a test can.
    private var hookImports: [String] {
        let sut = recipe.sut
        return index.imports(ofFile: sut.info.location.file)
            .filter { $0.module != sut.module && $0.conditions.isEmpty && !$0.attributes.contains("testable") }
            .map { "import \($0.module)" }
    }
}

extension BuilderSet {
    /// The builders with the calendar of the factory, which is in no time zone of the machine.
    fileprivate var inOneZone: BuilderSet {
        var set = self
        for plan in set.plans.indices {
            for form in set.plans[plan].forms.indices {
                for index in set.plans[plan].forms[form].parameters.indices
                where set.plans[plan].forms[form].parameters[index].defaultValue?.code == SampleValue.calendar {
                    set.plans[plan].forms[form].parameters[index].defaultValue = SampleExpression(
                        .name(FactoryPlan.calendar))
                }
            }
        }
        return set
    }
}
