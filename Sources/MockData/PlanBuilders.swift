import Facts

/// The builders needed for a set of types.
public struct BuilderSet: Sendable, Hashable {
    /// The plans, in order of their names; those for which the project has a builder are not among them.
    public var plans: [BuilderPlan]
    /// Models whose builders the project has, with what is called.
    public var found: [ModelReference: ExistingBuilder]
    /// Models that cannot be made.
    public var missing: [Missing]

    /// A model that cannot be made, with the reason.
    public struct Missing: Hashable, Sendable {
        /// The model.
        public var model: TypeFact
        /// Why.
        public var problem: Unbuildable
    }

    /// Modules the builders need besides those of the models.
    public var imports: Set<String> { plans.reduce(into: []) { $0.formUnion($1.imports) } }

    /// The modules of the models.
    public var modules: Set<String> { Set(plans.map(\.model.module)).subtracting([""]) }
}

extension SampleMaker {
    /// Plans the builders for types and for all that their defaults call.
    ///
    /// - Parameters:
    ///   - types: The types, each with the scope it is written in. What they wrap or hold is looked through: an array of
    ///     a model asks for the model.
    /// - Returns: The builders, with a warning for each model and each field that could not be given a value.
    public func builders(for types: [(type: TypeRef, scope: LookupScope)]) -> Diagnosed<BuilderSet> {
        var queue: [TypeFact] = []
        for item in types { queue += models(in: item.type, from: item.scope).flatMap { buildable($0) } }
        return builders(for: queue)
    }

    /// Plans the builders for models and for all that their defaults call.
    public func builders(for models: [TypeFact]) -> Diagnosed<BuilderSet> {
        var queue = models
        var seen: Set<ModelReference> = []
        var result = BuilderSet(plans: [], found: [:], missing: [])
        var diagnostics: [Diagnostic] = []
        while !queue.isEmpty {
            let fact = queue.removeFirst()
            guard seen.insert(ModelReference(fact)).inserted else { continue }
            if let builder = existing.builder(for: fact) {
                result.found[ModelReference(fact)] = builder
                continue
            }
            switch fact.kind == .enum ? enumPlan(fact) : planned(fact) {
            case .plan(let plan):
                result.plans.append(plan)
                diagnostics += plan.holes.map { warning(fact, $0) }
                queue += reached(from: plan)
            case .unbuildable(let problem):
                let placed = Unbuildable(problem.reason, at: problem.location ?? fact.info.location)
                result.missing.append(.init(model: fact, problem: placed))
                // Nobody here can mend what is declared elsewhere.
                if index.isForeign(fact.module) { continue }
                diagnostics.append(
                    Diagnostic(
                        .warning, "no builder for \(fact.name): \(problem.reason)", at: placed.location,
                        rule: "no-builder"))
            }
        }
        result.plans.sort { ($0.stem, $0.model.module) < ($1.stem, $1.model.module) }
        return Diagnosed(result, diagnostics)
    }

    /// The models whose builders a plan's defaults call, and those its fields hold: a test fills them with builders too.
    private func reached(from plan: BuilderPlan) -> [TypeFact] {
        let numbered = plan.forms.compactMap(\.identity).flatMap(\.indexed.builders)
        let called = plan.needs.union(numbered).sorted().compactMap { need in
            index.type(named: need.path, from: LookupScope(module: need.module))
        }
        let held = plan.forms.flatMap(\.parameters).flatMap { models(in: $0.source, from: plan.model.scopeInside) }
        return called + held.filter { !isInline($0) }
    }

    /// The model itself or, where values are written in place, the models that stand in them: `.found(createMockBook())`
    /// calls a builder that nothing else may ask for.
    private func buildable(_ fact: TypeFact, seen: Set<ModelReference> = []) -> [TypeFact] {
        guard isInline(fact) else { return [fact] }
        let seen = seen.union([ModelReference(fact)])
        return usable(fact).flatMap(\.payload).flatMap { models(in: $0.type, from: fact.scopeInside) }
            .filter { !seen.contains(ModelReference($0)) }.flatMap { buildable($0, seen: seen) }
    }

    /// Whether values are written in place: `.elementary` needs no builder.
    private func isInline(_ fact: TypeFact) -> Bool {
        fact.kind == .enum || index.conformances(of: fact).contains("OptionSet")
    }

    /// The models a type speaks of: itself, what it wraps, what it holds; protocols and hidden types are left out.
    public func models(in type: TypeRef, from scope: LookupScope) -> [TypeFact] {
        var result: [TypeFact] = []
        for name in index.expanded(type, from: scope).mentionedNames {
            let bare = TypeRef.simple(name)
            guard let fact = index.declaration(of: bare, from: scope), index.isVisible(fact), fact.kind != .protocol,
                !result.contains(fact)
            else { continue }
            result.append(fact)
        }
        return result
    }

    private func warning(_ fact: TypeFact, _ hole: BuilderPlan.Hole) -> Diagnostic {
        Diagnostic(
            .warning, "the builder of \(fact.name) has no default for \(hole.parameter): \(hole.problem.reason)",
            at: hole.location, rule: "builder-hole")
    }

    /// The builder of an enum: it makes the case that stands for it.
    private func enumPlan(_ fact: TypeFact) -> Planned {
        guard index.isVisible(fact) else {
            return .unbuildable(Unbuildable("\(fact.name) is \(fact.info.access)", at: fact.info.location))
        }
        var plan = emptyPlan(fact)
        let generics = Set(plan.generics.parameters.map(\.name))
        let request = SampleRequest(
            wording: Wording(name: fact.name), scope: fact.scopeInside, generics: generics, isFilled: false)
        switch enumeration(fact, plan.type, request) {
        case .unbuildable(let problem): return .unbuildable(problem)
        case .expression(let value):
            let parameter = BuilderPlan.Parameter(
                name: "value", type: plan.type, source: plan.type, defaultValue: value, use: .argument(label: nil),
                location: fact.info.location)
            plan.needs = value.builders
            plan.imports = value.imports
            plan.isolation = value.isolation
            plan.forms = [
                .init(
                    condition: nil, parameters: [parameter],
                    creation: .init(
                        callee: "", isCall: false, outcome: .certain, isAsync: false, location: fact.info.location),
                    identity: nil)
            ]
            return .plan(plan)
        }
    }
}

extension FactIndex {
    /// Whether values of a type are data a test may need: an enum of keys for coding and the like is not.
    public func isModel(_ type: TypeFact) -> Bool {
        type.kind != .protocol && isVisible(type) && !(type.kind == .enum && type.members.cases.isEmpty)
            && !type.inherits.contains { $0.lastName == "CodingKey" }
    }
}
