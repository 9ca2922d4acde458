import Algorithms
import Facts
import Project

extension SampleMaker {
    /// The plan for a model, made once.
    func planned(_ fact: TypeFact) -> Planned {
        let reference = ModelReference(fact)
        if let known = plans[reference] { return known }
        if inProgress.contains(reference) {
            cyclesMet += 1
            return .unbuildable(Unbuildable("\(fact.name) needs itself", at: fact.info.location, isCycle: true))
        }
        inProgress.append(reference)
        let before = cyclesMet
        let result = plan(fact)
        inProgress.removeLast()
        if cyclesMet == before || inProgress.isEmpty { plans[reference] = result }
        return result
    }

    private func plan(_ fact: TypeFact) -> Planned {
        guard index.isVisible(fact) else {
            return .unbuildable(Unbuildable("\(fact.name) is \(fact.info.access)", at: fact.info.location))
        }
        let (ways, barred) = finder.candidates(for: fact)
        var best: BuilderPlan?
        var bestRank = (Int.max, Int.max)
        var problem = barred.first
        for way in ways {
            switch plan(fact, by: way) {
            case .unbuildable(let reason): problem = problem ?? reason
            case .plan(let plan):
                let rank = (plan.holes.count, way.burden)
                if rank < bestRank { (best, bestRank) = (plan, rank) }
            }
        }
        if let best { return .plan(best) }
        return .unbuildable(
            problem ?? Unbuildable("\(fact.name) has no initialiser a test can call", at: fact.info.location))
    }

    private func plan(_ fact: TypeFact, by way: Candidate) -> Planned {
        if way.callee == .decoder { return decodingPlan(fact) }
        let conditions = Array(way.parameters.flatMap(\.conditions).uniqued())
        guard conditions.count <= 2 else {
            return .unbuildable(Unbuildable("too many #if conditions around fields", at: fact.info.location))
        }
        var plan = emptyPlan(fact)
        plan.conditions += way.conditions
        for active in Self.assignments(of: conditions) {
            let fields = way.parameters.filter { field in field.conditions.allSatisfy(active.satisfied.contains) }
            switch form(fact, way, fields, condition: active.text, into: &plan) {
            case .success(var form):
                form.satisfied = active.satisfied
                plan.forms.append(form)
            case .failure(let problem): return .unbuildable(problem)
            }
        }
        plan.isolation = plan.isolation ?? isolation(neededBy: plan)
        return .plan(plan)
    }

    func emptyPlan(_ fact: TypeFact) -> BuilderPlan {
        var clause = spelling.generics(of: fact)
        let names = Set(clause.parameters.map(\.name))
        func spell(_ type: TypeRef) -> TypeRef { spelling.spelled(type, from: fact.scopeInside, generics: names) }
        for position in clause.parameters.indices {
            clause.parameters[position].constraint = clause.parameters[position].constraint.map(spell)
        }
        clause.requirements = clause.requirements.map {
            GenericRequirement(left: spell($0.left), relation: $0.relation, right: spell($0.right))
        }
        return BuilderPlan(
            model: fact, stem: (fact.scope + [fact.name]).map(\.unquoted.capitalisedFirst).joined(),
            type: spelling.own(fact),
            generics: clause, forms: [], conditions: fact.info.conditions,
            availability: fact.info.attributes.filter { $0.name == "available" && !$0.text.contains("deprecated") }
                .map(\.text),
            isolation: isolation(of: fact), needs: [], imports: [], holes: [])
    }

    /// The global actor that a type is bound to.
    func isolation(of fact: TypeFact) -> String? {
        guard case .globalActor(let name) = index.isolation(of: fact, defaultActor: options.defaultActors[fact.module])
        else { return nil }
        return name
    }

    private func isolation(neededBy plan: BuilderPlan) -> String? {
        plan.forms.flatMap(\.parameters).compactMap { $0.defaultValue?.isolation }.first
    }

    // MARK: - #if

    /// Every combination of conditions that are satisfied or not; one empty combination when there are none.
    private static func assignments(of conditions: [String]) -> [(text: String?, satisfied: Set<String>)] {
        guard !conditions.isEmpty else { return [(nil, [])] }
        return (0..<(1 << conditions.count)).reversed().map { bits in
            let satisfied = conditions.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
            let parts = conditions.map { satisfied.contains($0) ? "(\($0))" : "!(\($0))" }
            return (parts.joined(separator: " && "), Set(satisfied))
        }
    }

    // MARK: - Forms

    private enum FormResult {
        case success(BuilderPlan.Form)
        case failure(Unbuildable)
    }

    private func form(
        _ fact: TypeFact, _ way: Candidate, _ fields: [Candidate.Field], condition: String?,
        into plan: inout BuilderPlan
    ) -> FormResult {
        let demands = CheckReader(way.body).demands
        let fitting = options.fitting[way.location] ?? [:]
        var form = BuilderPlan.Form(
            condition: condition, parameters: [], creation: creation(plan, way), identity: nil)
        let generics = Set(plan.generics.parameters.map(\.name))
        for field in fields {
            if field.isVariadic || (field.type == nil && field.isOmittable) { continue }
            guard let type = field.type else {
                return .failure(Unbuildable("the type of \(field.name) is not stated", at: field.location))
            }
            let demand = demands[field.bodyName] ?? Demand()
            let value =
                fitting[field.bodyName].map(SampleValue.expression)
                ?? defaultValue(field, type, fact, way, generics, demand)
            if case .unbuildable(let problem) = value {
                if field.isOmittable { continue }
                if let reason = obstacleToSpelling(type, way.scope, generics) { return .failure(reason) }
                plan.holes.append(.init(parameter: field.name, problem: problem, location: field.location))
            }
            if obstacleToSpelling(type, way.scope, generics) != nil {
                if field.isOmittable { continue }
                return .failure(Unbuildable("\(type.text) cannot be named by a test", at: field.location))
            }
            let parameter = parameterType(type, way.scope, generics)
            if cannotBeStored(parameter) {
                return .failure(Unbuildable("\(type.text) cannot be kept by a builder", at: field.location))
            }
            form.parameters.append(
                .init(
                    name: unique(field.name, in: form.parameters), type: parameter,
                    source: type, defaultValue: value.expression, use: field.use, location: field.location))
            plan.needs.formUnion(value.expression?.builders ?? [])
            plan.imports.formUnion(value.expression?.imports ?? [])
        }
        form.identity = identity(form, fact, way.scope, generics, demanded: Set(demands.keys).union(fitting.keys))
        plan.imports.formUnion(form.identity?.indexed.imports ?? [])
        return .success(form)
    }

    /// Whether a fluent builder can keep the value in a property.
    private func cannotBeStored(_ type: TypeRef) -> Bool {
        if options.shape != .fluent { return false }
        if case .opaque = type.unattributed { return true }
        return type.specifiers.contains("consuming")
    }

    private func unique(_ name: String, in parameters: [BuilderPlan.Parameter]) -> String {
        var result = name
        var number = 2
        while parameters.contains(where: { $0.name == result }) {
            result = "\(name)\(number)"
            number += 1
        }
        return result
    }

    private func creation(_ plan: BuilderPlan, _ way: Candidate) -> BuilderPlan.Creation {
        let outcome: BuilderPlan.Creation.Outcome =
            way.isFailable ? .optional : way.effects.canThrow ? .throws : .certain
        let type = plan.type.text
        let (callee, isCall): (String, Bool) =
            if case .member(let name, let isCall) = way.callee { ("\(type).\(name)", isCall) } else { (type, true) }
        return .init(
            callee: callee, isCall: isCall, outcome: outcome, isAsync: way.effects.isAsync, location: way.location)
    }

    private func defaultValue(
        _ field: Candidate.Field, _ type: TypeRef, _ fact: TypeFact, _ way: Candidate, _ generics: Set<String>,
        _ demand: Demand
    ) -> SampleValue {
        if let written = field.defaultValue.flatMap({ literal($0, type, way.scope) }) { return .expression(written) }
        if fact.members.properties.contains(where: { $0.name.unquoted == field.name && $0.info.has("unowned") }) {
            return .unbuildable(Unbuildable("it is held unowned, so the test must keep it", at: field.location))
        }
        let request = SampleRequest(
            wording: Wording(
                name: field.name == "value" || field.name == "rawValue" ? fact.name : field.name, owner: fact.name),
            scope: way.scope, generics: generics, isFilled: false, demand: demand)
        let result = value(autoclosed(type), request)
        if let value = result.expression, value.isAsync {
            return .unbuildable(Unbuildable("\(type.text) must be awaited", at: field.location))
        }
        return result
    }
}
