import Facts

extension SampleMaker {
    /// A case of an enum: the first without payload, else the first whose payload can be made.
    func enumeration(_ fact: TypeFact, _ type: TypeRef, _ request: SampleRequest) -> SampleValue {
        let reference = ModelReference(fact)
        if inProgress.contains(reference) {
            let simple = usable(fact).first { $0.payload.isEmpty }
            if let simple, request.seed == .first { return .expression(code(simple, [], of: type, request)) }
            cyclesMet += 1
            return .unbuildable(Unbuildable("\(fact.name) needs itself", at: fact.info.location, isCycle: true))
        }
        inProgress.append(reference)
        defer { inProgress.removeLast() }
        let cases = usable(fact)
        let simple = cases.filter(\.payload.isEmpty)
        switch request.seed {
        case .first: return first(simple + cases.filter { !$0.payload.isEmpty }, fact, type, request)
        case .other: return second(simple, cases.filter { !$0.payload.isEmpty }, fact, type, request)
        case .index: return first(cases.filter { !$0.payload.isEmpty }, fact, type, request)
        }
    }

    /// The cases a test can use wherever it is compiled.
    func usable(_ fact: TypeFact) -> [EnumCaseFact] {
        fact.members.cases.filter { item in
            item.info.conditions == fact.info.conditions && item.info.attribute("available") == nil
        }
    }

    private func first(_ cases: [EnumCaseFact], _ fact: TypeFact, _ type: TypeRef, _ request: SampleRequest)
        -> SampleValue
    {
        var problem: Unbuildable?
        for item in cases {
            switch construct(item, fact, type, request) {
            case .expression(let value): return .expression(value)
            case .unbuildable(let reason): problem = problem ?? reason
            }
        }
        let none = Unbuildable("\(fact.name) has no case that can be made", at: fact.info.location)
        return .unbuildable(problem ?? none)
    }

    private func second(
        _ simple: [EnumCaseFact], _ loaded: [EnumCaseFact], _ fact: TypeFact, _ type: TypeRef, _ request: SampleRequest
    ) -> SampleValue {
        if simple.count > 1 { return first([simple[1]], fact, type, request) }
        var plain = request
        plain.seed = .first
        if simple.count == 1 { return first(loaded, fact, type, plain) }
        let made = loaded.filter { construct($0, fact, type, plain).expression != nil }
        if made.count > 1 { return construct(made[1], fact, type, plain) }
        return first(loaded, fact, type, request)
    }

    /// A case with values for its payload.
    func construct(_ item: EnumCaseFact, _ fact: TypeFact, _ type: TypeRef, _ request: SampleRequest) -> SampleValue {
        var arguments: [Code.Argument] = []
        var parts = SampleExpression(.null)
        var differs = request.seed == .first || item.payload.isEmpty
        let table = argumentTable(fact, type, request)
        for parameter in item.payload {
            var inner = request
            inner.scope = fact.scopeInside
            inner.isFilled = false
            inner.demand = Demand()
            let name = parameter.label ?? (item.payload.count == 1 ? item.name : "value")
            inner.wording = Wording(name: name.unquoted, owner: fact.name)
            let wanted = parameter.type.substituting(table)
            var found = value(wanted, inner)
            if found.expression == nil, inner.seed != .first {
                inner.seed = .first
                found = value(wanted, inner)
            } else {
                differs = true
            }
            guard let value = found.expression else { return found }
            parts.addRequirements(of: value)
            arguments.append(.init(parameter.label, value.code))
        }
        guard differs else { return .unbuildable(Unbuildable("only one value of \(fact.name) is known")) }
        var result = code(item, arguments, of: type, request)
        result.addRequirements(of: parts)
        return .expression(result)
    }

    private func code(
        _ item: EnumCaseFact, _ arguments: [Code.Argument], of type: TypeRef, _ request: SampleRequest
    ) -> SampleExpression {
        func made(_ member: Code.Expression) -> Code.Expression {
            item.payload.isEmpty ? member : .call(member, arguments)
        }
        let type = spelling.spelled(type, from: request.scope, generics: request.generics)
        let explicit = made(.member(.type(type), item.name))
        // `.none` of an optional is its absence, not the case of what it wraps.
        let isAmbiguous = ["none", "some"].contains(item.name.plain)
        return SampleExpression(isAmbiguous ? explicit : made(.member(nil, item.name)), explicit: explicit)
    }

    /// What a type's generic parameters stand for where it is used, spelled for a test file.
    func argumentTable(_ fact: TypeFact, _ type: TypeRef, _ request: SampleRequest) -> [String: TypeRef] {
        let given = type.arguments.map { spelling.spelled($0, from: request.scope, generics: request.generics) }
        return Dictionary(zip(fact.generics.parameters.map(\.name), given), uniquingKeysWith: { first, _ in first })
    }
}
