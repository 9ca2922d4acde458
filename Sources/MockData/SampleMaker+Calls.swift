import Facts
import Project

extension SampleMaker {
    /// A call of a model's builder, with what it demands and what tells the value apart.
    func call(_ plan: BuilderPlan, _ type: TypeRef, _ request: SampleRequest) -> SampleValue {
        var result = SampleExpression(.null, isolation: plan.isolation, isAsync: plan.isAsync)
        if plan.existing == nil { result.builders = [plan.reference] }
        var arguments: [String: Code.Expression] = [:]
        let table = argumentTable(plan.model, type, request)
        let wanted = request.demand.fields
        if let field = wanted.subtracting(plan.form.parameters.map(\.name)).min() {
            var problem = Unbuildable("no initialiser of \(plan.model.name) takes \(field), which must be there")
            problem.isDemand = true
            return .unbuildable(problem)
        }
        if let hole = plan.holes.first(where: \.problem.isDemand) { return .unbuildable(hole.problem) }
        for parameter in plan.form.parameters where parameter.defaultValue == nil || wanted.contains(parameter.name) {
            var inner = request
            inner.scope = plan.model.scopeInside
            inner.seed = .first
            inner.isFilled = request.isFilled || wanted.contains(parameter.name)
            inner.demand = Demand()
            inner.wording = Wording(name: parameter.name, owner: plan.model.name)
            switch value(parameter.source.substituting(table), inner) {
            case .unbuildable(let problem): return .unbuildable(problem)
            case .expression(let value):
                arguments[parameter.name] = value.code
                result.addRequirements(of: value)
            }
        }
        if request.seed != .first {
            guard let (name, value) = distinguishing(plan, request) else {
                return .unbuildable(Unbuildable("only one value of \(plan.model.name) is known"))
            }
            arguments[name] = value.code
            result.addRequirements(of: value)
        }
        let ordered = plan.form.parameters.compactMap { parameter in
            arguments[parameter.name].map { Code.Argument(parameter.name, $0) }
        }
        let call = builderCall(plan, ordered)
        let spelled = spelling.spelled(type, from: request.scope, generics: request.generics)
        let explicit: Code.Expression =
            plan.generics.parameters.isEmpty ? call.explicit : .cast(call.explicit, "as", spelled)
        return .expression(result.withCode(call.code, explicit: explicit))
    }

    /// A parameter with an argument that makes the value differ from the builder's plain one.
    private func distinguishing(_ plan: BuilderPlan, _ request: SampleRequest) -> (String, SampleExpression)? {
        let first = plan.form.identity?.parameter
        let ordered =
            plan.form.parameters.filter { $0.name == first } + plan.form.parameters.filter { $0.name != first }
        let generics = Set(plan.generics.parameters.map(\.name))
        for parameter in ordered where parameter.defaultValue != nil || parameter.name == first {
            if case .index = request.seed, parameter.name != first { return nil }
            if parameter.use == .document { continue }
            var inner = SampleRequest(
                wording: Wording(name: parameter.name, owner: plan.model.name), scope: plan.model.scopeInside,
                generics: generics, seed: request.seed)
            inner.isFilled = false
            guard let value = value(parameter.source, inner).expression, value.text != parameter.defaultValue?.text
            else { continue }
            return (parameter.name, value)
        }
        return nil
    }

    /// How a call is written in the chosen shape, where the type is known and where it is not.
    func builderCall(
        _ plan: BuilderPlan, _ arguments: [Code.Argument]
    ) -> (code: Code.Expression, explicit: Code.Expression) {
        func both(_ code: Code.Expression) -> (Code.Expression, Code.Expression) { (code, code) }
        if let existing = plan.existing {
            let callee = Code.Expression.name(existing.callee)
            return both(existing.isCall ? .call(callee, arguments) : callee)
        }
        let name = builderName(plan)
        switch options.shape {
        case .factory, .dataBuilder:
            return both(.call(options.qualifiesCalls ? .path(options.owner, name) : .name(name), arguments))
        case .mockInit, .fixture:
            let base: TypeRef = plan.generics.parameters.isEmpty ? plan.type : .simple(plan.model.name)
            return (.call(.member(nil, name), arguments), .call(.member(.type(base), name), arguments))
        case .fluent:
            let required = Set(plan.form.parameters.filter { $0.defaultValue == nil }.map(\.name))
            let given = arguments.filter { required.contains($0.label ?? "") }
            let made = Code.Expression.call(.name("\(plan.stem)Builder"), given)
            let set = arguments.filter { !required.contains($0.label ?? "") }.reduce(made) { made, argument in
                .call(
                    .member(made, "with\(argument.label?.capitalisedFirst ?? "")"), [.init(nil, argument.value)])
            }
            return both(.call(.member(set, name)))
        }
    }

    /// The name of a model's builder in the chosen shape.
    public func builderName(_ plan: BuilderPlan) -> String {
        switch options.shape {
        case .factory: "createMock\(plan.stem)"
        case .dataBuilder: "make\(plan.stem)"
        case .mockInit: "mock" + own(plan)
        case .fixture: "fixture" + own(plan)
        case .fluent: plan.form.parameters.contains { $0.name == "build" } ? "make" : "build"
        }
    }

    /// The name of the builder that makes several.
    public func pluralName(_ plan: BuilderPlan) -> String {
        switch options.shape {
        case .factory: "createMock\(plural(plan.stem))"
        case .dataBuilder: "make\(plural(plan.stem))"
        case .mockInit: "mock" + (own(plan).isEmpty ? "s" : own(plan).pluralised)
        case .fixture: "fixture" + (own(plan).isEmpty ? "s" : own(plan).pluralised)
        case .fluent: "build"
        }
    }

    /// What tells a subclass's builder from the one it inherits, which it cannot override; empty for other types.
    private func own(_ plan: BuilderPlan) -> String { index.superclass(of: plan.model) == nil ? "" : plan.model.name }

    /// The plural of a stem; where a model of that name exists, `List` is added instead.
    private func plural(_ stem: String) -> String {
        let plain = stem.pluralised
        return index.types(named: plain).isEmpty ? plain : stem + "List"
    }

    /// A plan that stands for a builder the project has.
    func existingPlan(_ fact: TypeFact, _ existing: ExistingBuilder) -> BuilderPlan {
        var plan = emptyPlan(fact)
        plan.existing = existing
        plan.isolation = existing.isolation ?? plan.isolation
        let parameters = existing.parameters.compactMap { parameter -> BuilderPlan.Parameter? in
            guard let label = parameter.label, parameter.defaultValue != nil else { return nil }
            let written = parameter.defaultValue.flatMap { literal($0, parameter.type, fact.scopeInside) }
            return .init(
                name: label, type: parameter.type, source: parameter.type,
                defaultValue: written ?? SampleExpression(.name("default")), use: .argument(label: label),
                location: existing.location)
        }
        var form = BuilderPlan.Form(
            condition: nil, parameters: parameters,
            creation: .init(
                callee: existing.callee, isCall: existing.isCall, outcome: .certain, isAsync: false,
                location: existing.location), identity: nil)
        form.identity = identity(form, fact, fact.scopeInside, Set(plan.generics.parameters.map(\.name)), demanded: [])
        plan.forms = [form]
        return plan
    }
}
