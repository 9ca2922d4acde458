import Behaviour
import Doubles
import Facts

/// What claims look at, as a test writes it.
extension TestWriter {
    /// What the act is given for a parameter, or else the SUT when it is made.
    func handed(_ name: String) -> SymbolicValue.Root {
        let act = SymbolicValue.Root.parameter(name, phase: scenario.lastPhase)
        return scenario.arrangement.types[act] == nil ? .parameter(name, phase: 0) : act
    }

    /// What a claim looks at.
    mutating func shown(_ claim: Claim) -> Code.Expression? {
        guard var shown = seen(claim) else { return nil }
        var isOptional = isOptionalShown(claim)
        var type = declaredType(of: claim)
        for step in claim.path {
            if isOptional, !step.isCast { shown = .chained(shown) }
            type = type.flatMap { part(step, of: $0) }
            isOptional = type?.isOptional == true
            switch step {
            case .field(Self.json):
                shown = .needing(.init(support: [.sortedJSON]), .member(shown, Self.json))
            case .field(let name): shown = .member(shown, name)
            case .element(let index):
                if index > 0 { shown = .call(.member(shown, "dropFirst"), [.init(nil, .number("\(index)"))]) }
                shown = .member(shown, "first")
                isOptional = true
            case .entry(let key):
                shown = .element(shown, [.init(nil, .string(key))])
                isOptional = true
            case .cast where claim.subject == .thrown && claim.path.first == step:
                // What was thrown is kept as one of its type, if it is one.
                isOptional = true
            case .cast(let type):
                shown = .cast(shown, "as?", subject.types.spelled(type))
                isOptional = true
            case .success:
                shown = .tuple([.init(nil, .prefix("try? ", .call(.member(shown, "get"))))])
                isOptional = true
            case .carried: shown = .name(bound(by: claim))
            }
        }
        return shown
    }

    /// A closure that lies in a value.
    mutating func shown(_ closure: KeptClosure) -> Code.Expression? {
        let (looked, type): (Claim.Subject, TypeRef?) =
            switch closure.holder {
            case .property(let property):
                (.state(property.name.plain), property.type ?? property.initialValue?.valueType)
            case .argument(let member, _, let position): (.argument(member, position), nil)
            }
        return shown(Claim(subject: looked, path: closure.path, type: type, value: .null))
    }

    /// The name that a test gives to what a case carries.
    func bound(by claim: Claim) -> String {
        var name = "value"
        if let position = claim.path.firstIndex(where: \.isCarried),
            case .carried(let found, let index, _) = claim.path[position],
            let type = partType(claim, upTo: position)
        {
            let fact = subject.types.enumCases(type).first { $0.name.plain == found }
            name = fact?.payload[index].label ?? name
        }
        while names.contains(name) || name.isKeyword { name = "carried" + name.capitalisedFirst }
        return name
    }

    /// The member of data that gives the JSON it is.
    private static let json = "sortedJSON"

    private mutating func seen(_ claim: Claim) -> Code.Expression? {
        switch claim.subject {
        case .calls(let member):
            guard let double = methodDouble(member.dependency, member.member) else { return nil }
            return .path("deps", member.dependency, double.callsCount.name)
        case .argument(let member, let position): return received(member, position)
        case .earlierArgument(let member, let position, let call): return received(member, position, call: call)
        case .state(let name):
            if let member = claim.underWay { return .name(witness(member, name)) }
            usesSUT = true
            return .path("sut", name)
        case .port(let member):
            let double = context.doubles[member.dependency]?.property(named: member.member)
            let isInActor = double?.isInActor ?? false
            return .path("deps", member.dependency, isInActor ? double?.assigned ?? member.member : member.member)
        case .object(let name): return locals[handed(name)].map { .name($0) }
        case .result: return .name("result")
        case .thrown: return claim.path.isEmpty ? nil : thrownName.map { .name($0) }
        case .callbacks(let name): return .path("\(name)Calls", "count")
        case .callback(let name, let position):
            let parameters = scenario.recorder(name)?.functionType?.parameters ?? []
            let isSingle = parameters.count == 1
            let last = Code.Expression.path("\(name)Calls", "last")
            // The list holds optionals, of which the last would be an optional in another.
            if isSingle, !claim.path.isEmpty, parameters[0].type.isOptional {
                return .tuple([.init(nil, .binary(last, "??", .null))])
            }
            return isSingle ? last : .member(.chained(last), "\(position)")
        case .sent(let publisher, _): return signalLists[publisher].map { .name($0) }
        }
    }

    func received(_ member: PortMember, _ position: Int) -> Code.Expression? {
        guard let double = methodDouble(member.dependency, member.member), let received = double.received else {
            return nil
        }
        let parameter = double.fact.parameters[position]
        guard double.recorded.contains(parameter) else { return nil }
        let all = Code.Expression.path("deps", member.dependency, received.name)
        return double.recorded.count == 1 ? all : .member(.chained(all), parameter.name)
    }

    /// What a call got that had others after it.
    private func received(_ member: PortMember, _ position: Int, call: Int) -> Code.Expression? {
        guard let double = methodDouble(member.dependency, member.member), let list = double.receivedInvocations else {
            return nil
        }
        let parameter = double.fact.parameters[position]
        guard double.recorded.contains(parameter) else { return nil }
        let all = Code.Expression.path("deps", member.dependency, list.name)
        let rest = call == 0 ? all : .call(.member(all, "dropFirst"), [.init(nil, .number("\(call)"))])
        let one = Code.Expression.member(rest, "first")
        guard double.recorded.count == 1 else { return .member(.chained(one), parameter.name) }
        // The list holds optionals, of which the first would be an optional in another.
        return parameter.type.isOptional ? .tuple([.init(nil, .binary(one, "??", .null))]) : one
    }

    /// The type of the part that a claim looks at, where each step to it is declared.
    func partType(_ claim: Claim, upTo end: Int? = nil) -> TypeRef? {
        claim.path.prefix(end ?? claim.path.count).reduce(declaredType(of: claim)) { type, step in
            type.flatMap { part(step, of: $0) }
        }
    }

    /// The declared type of what a claim looks at, before any step.
    private func declaredType(of claim: Claim) -> TypeRef? {
        switch claim.subject {
        case .object(let name): writer.type(of: SymbolicValue(handed(name)))
        case .argument(let member, let position), .earlierArgument(let member, let position, _):
            methodDouble(member.dependency, member.member)?.fact.parameters[position].type
        case .callback(let name, let position): scenario.recorder(name)?.functionType?.parameters[position].type
        default: claim.type
        }
    }

    /// The type of a part of a value.
    private func part(_ step: Claim.Step, of type: TypeRef) -> TypeRef? {
        let type = type.optionalWrapped ?? type
        return switch step {
        case .field(let name): subject.types.fieldType(name, of: type)
        case .element: subject.types.elementType(type)
        case .entry: subject.types.dictionaryTypes(type)?.value
        case .cast(let type): type
        case .success: nil
        case .carried(let name, let index, _): subject.types.carried(by: name, of: type).dropFirst(index).first
        }
    }

    /// Whether what a claim looks at is an optional, so that its parts need a chain.
    func isOptionalShown(_ claim: Claim) -> Bool {
        switch claim.subject {
        case .argument(let member, let position), .earlierArgument(let member, let position, _):
            guard let double = methodDouble(member.dependency, member.member) else { return false }
            return double.recorded.count == 1 || double.fact.parameters[position].type.isOptional
        case .state: return claim.isState && claim.type?.isOptional ?? false
        case .result, .port: return claim.type?.isOptional ?? false
        case .callback(let name, let position):
            let parameters = scenario.recorder(name)?.functionType?.parameters ?? []
            return parameters.count == 1 || position < parameters.count && parameters[position].type.isOptional
        default: return false
        }
    }
}
