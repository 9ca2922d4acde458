import Doubles
import Facts
import MockData
import Resolving

/// The neutral answers a factory gives its doubles, so that a SUT can be made and used at once.
///
/// Every property that has no value yet gets one, and every method that could return nothing else: empty pages, silent
/// publishers, zero. What the double answers by itself (`nil`, `[]`) is left out.
public struct DoubleDefaults {
    private let maker: SampleMaker
    private let plans: [String: DoublePlan]
    /// The isolation of the factory's functions: values that need another one are left out.
    private let isolation: String?
    /// Doubles that others hand out.
    private let products: [Dependency]

    /// Creates the defaults for the doubles of a recipe.
    public init(maker: SampleMaker, plans: [DoublePlan], recipe: Recipe) {
        self.maker = maker
        self.plans = Dictionary(plans.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        isolation = recipe.makingActor
        products = recipe.dependencies.filter { $0.style == .returned && $0.doubleType != nil }
    }

    /// The statements for one dependency.
    public func statements(for dependency: Dependency) -> [Code.Statement] {
        guard let plan = plan(of: dependency), plan.isStubbed else { return [] }
        return plan.requirements.compactMap { statement(for: $0, of: dependency, plan) }
    }

    /// The members that answer nothing by themselves nor by the factory, by their full names: a test that uses one has
    /// to tell it what to answer.
    func unanswered(by dependency: Dependency) -> Set<String> {
        guard let plan = plan(of: dependency), plan.isStubbed else { return [] }
        let silent = plan.requirements.compactMap { requirement -> String? in
            switch requirement {
            case .property(let double):
                let isAnswered =
                    double.underlying == nil || double.fallback != nil || double.fact.type?.isOptional == true
                return isAnswered || statement(for: requirement, of: dependency, plan) != nil
                    ? nil : double.fact.name.plain
            case .method, .subscript:
                guard let double = requirement.method else { return nil }
                let runs = double.passing.map { $0.given == nil } ?? false
                let isAnswered = double.returnValue == nil || double.fallback != nil || runs
                return isAnswered || statement(for: requirement, of: dependency, plan) != nil
                    ? nil : double.fact.identity
            case .initializer: return nil
            }
        }
        return Set(silent)
    }

    /// The double of a dependency with the members that a test reaches through it.
    private func plan(of dependency: Dependency) -> DoublePlan? {
        dependency.doubleName.flatMap { plans[$0] }?.reached(statically: dependency.isStatics)
            .fillingIn(dependency.typeArguments)
    }

    private func statement(
        for requirement: DoublePlan.Requirement, of dependency: Dependency, _ plan: DoublePlan
    ) -> Code.Statement? {
        switch requirement {
        case .property(let double):
            product(of: dependency, double.fact.name.plain, to: double.assigned)
                ?? statement(double, of: plan, in: dependency.name)
        case .method(let double):
            product(of: dependency, double.fact.identity, to: double.returnValue?.name)
                ?? itself(dependency, as: double.fact.result, to: double.returnValue?.name)
                ?? statement(double, of: plan, in: dependency.name)
        case .subscript(let double): statement(double.getter, of: plan, in: dependency.name)
        case .initializer: nil
        }
    }

    /// The statement that lets a double hand out another.
    private func product(of owner: Dependency, _ member: String, to target: String?) -> Code.Statement? {
        let handover = Handover.returned(by: owner.name, member: member)
        guard let target, let product = products.first(where: { $0.handover == handover }) else { return nil }
        return .assignment(.path(owner.name, target), .name(product.name))
    }

    /// The statement that lets a double hand out itself, where its method gives one of the same protocol.
    private func itself(_ owner: Dependency, as result: TypeRef?, to target: String?) -> Code.Statement? {
        guard let target, let result, owner.gives(result, in: maker.index) else { return nil }
        return .assignment(.path(owner.name, target), .name(owner.name))
    }

    private func statement(_ double: PropertyDouble, of plan: DoublePlan, in name: String) -> Code.Statement? {
        guard let underlying = double.underlying, let type = double.fact.type, !type.isOptional,
            double.fact.info.conditions.isEmpty
        else { return nil }
        let value =
            value(of: type, named: double.fact.name, owner: double.owner, plan: plan)
            ?? double.fallback.map { .needing(.init(imports: imports(for: $0, in: plan)), .verbatim($0)) }
        return value.map { .assignment(.path(name, underlying.name), $0) }
    }

    private func statement(_ double: MethodDouble, of plan: DoublePlan, in name: String) -> Code.Statement? {
        guard let target = double.returnValue, double.fallback == nil, let type = double.fact.result,
            double.fact.generics.parameters.isEmpty, double.fact.info.conditions.isEmpty,
            let value = value(of: type, named: double.fact.name, owner: double.owner, plan: plan)
        else { return nil }
        return .assignment(.path(name, target.name), value)
    }

    private func value(of type: TypeRef, named name: String, owner: String, plan: DoublePlan) -> Code.Expression? {
        let scope = scope(of: owner, in: plan)
        guard let sample = maker.value(of: type, named: name, from: scope, flavour: .neutral).expression,
            sample.isolation == nil || sample.isolation == isolation, !sample.isAsync
        else { return nil }
        return sample.needing
    }

    private func scope(of owner: String, in plan: DoublePlan) -> LookupScope {
        let fact = plan.protocols.first { $0.name == owner } ?? maker.index.types(named: owner).first
        return fact?.scopeInside ?? LookupScope()
    }

    /// What an expression of another module's needs: the publisher module the protocol's own file imports.
    private func imports(for expression: String, in plan: DoublePlan) -> Set<String> {
        guard expression.contains("AnyPublisher") else { return [] }
        return Set(plan.imports.publisherModules.map { "import \($0)" })
    }
}

extension Dependency.Object {
    /// The types of the plain values that it is made of, or its own.
    fileprivate func modelTypes(in scope: LookupScope) -> [(type: TypeRef, scope: LookupScope)] {
        guard let parts else { return [(.simple(fact.qualifiedName), scope)] }
        return parts.compactMap { part in
            if case .value(let parameter) = part.content { (parameter.type, fact.scopeInside) } else { nil }
        }
    }
}

extension Recipe {
    /// The types a factory keeps builders for: what doubles return or hand to closures, what the SUT's methods, initialiser
    /// and settable properties take.
    public func modelTypes(doubles: [DoublePlan], in index: FactIndex) -> [(type: TypeRef, scope: LookupScope)] {
        var result: [(type: TypeRef, scope: LookupScope)] = []
        for plan in doubles {
            for requirement in plan.requirements {
                let owner: String
                var types: [TypeRef] = []
                var closures: [TypeRef] = []
                switch requirement {
                case .property(let double):
                    owner = double.owner
                    types = [double.fact.type].compactMap { $0 }
                case .method, .subscript:
                    guard let double = requirement.method else { continue }
                    owner = double.owner
                    types = [double.fact.result].compactMap { $0 }
                    closures = double.fact.parameters.map(\.type)
                case .initializer:
                    continue
                }
                let fact = plan.protocols.first { $0.name == owner } ?? index.types(named: owner).first
                let scope = fact?.scopeInside ?? LookupScope()
                let answers = closures.compactMap { index.expanded($0, from: scope).functionType }
                    .flatMap { $0.parameters.map(\.type) }
                result += (types + answers).map { ($0, scope) }
            }
        }
        for method in members.methods where method.info.access.isTestable {
            result += method.parameters.map { ($0.type, sut.scopeInside) }
        }
        let known = Set(dependencies.flatMap(\.accessPaths))
        for property in members.properties
        where property.isSettable && property.setterAccess.isTestable && property.info.access.isTestable
            && !property.info.isStatic && property.isStored && !known.contains(property.name.plain)
        {
            guard let type = property.type ?? property.initialValue?.valueType else { continue }
            result.append((type, sut.scopeInside))
        }
        result += dependencies.flatMap { dependency in
            dependency.typeArguments.sorted { $0.key < $1.key }.map { ($0.value, sut.scopeInside) }
        }
        result += dependencies.compactMap(\.double.object).flatMap { $0.modelTypes(in: sut.scopeInside) }
        let given = dependencies.filter { $0.isRequired && $0.double.isReal }
        return result + inputs.map { ($0.parameter.type, scope(of: $0)) } + given.map { ($0.type, sut.scopeInside) }
    }
}
