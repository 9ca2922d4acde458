import Facts

/// A requirement on its way into a double.
struct Requirement {
    /// The protocol that states it.
    var owner: TypeFact
    /// As it is stated.
    var member: Member
    /// As the double writes it.
    var written: Member

    /// What makes two requirements one: name, labels, types, effects of being static and async.
    ///
    /// Protocols may say the same in different words: types are taken for what they stand for where there are several.
    func key(_ fixed: [String: TypeRef], _ index: FactIndex) -> String {
        let isAlone = fixed.isEmpty
        let text = { (type: TypeRef) in
            (isAlone ? type : index.expanded(type.with(fixed), from: owner.scopeInside)).text
        }
        let list = { (parameters: [ParameterFact]) in
            parameters.map { "\($0.label ?? "_"):\(text($0.type))\($0.isVariadic ? "..." : "")" }
                .joined(separator: ",")
        }
        switch written {
        case .method(let fact):
            let effects = "\(fact.info.isStatic) \(fact.effects.isAsync)"
            return "m \(effects) \(fact.name) \(list(fact.parameters)) \(fact.result.map(text) ?? "") \(fact.generics)"
        case .property(let fact): return "p \(fact.info.isStatic) \(fact.name)"
        case .initializer(let fact): return "i \(list(fact.parameters)) \(fact.effects.isAsync)"
        case .subscript(let fact):
            return "s \(fact.info.isStatic) \(list(fact.parameters)) \(text(fact.result)) \(fact.generics)"
        default: return "\(written)"
        }
    }

    /// The name of a property; `nil` for anything else.
    var propertyName: String? {
        if case .property(let fact) = member { DoubleNames.plain(fact.name) } else { nil }
    }

    /// The requirement as a method, by which it is named.
    var method: MethodFact? {
        switch member {
        case .method(let fact): fact
        case .initializer(let fact):
            MethodFact(
                info: fact.info, name: "init", generics: fact.generics, parameters: fact.parameters,
                effects: fact.effects, result: .simple(owner.name))
        case .subscript(let fact): MethodFact(subscript: fact)
        default: nil
        }
    }
}

extension Member {
    /// The types in its signature.
    var signature: [TypeRef] {
        switch self {
        case .method(let fact): fact.parameters.map(\.type) + [fact.result].compactMap { $0 }
        case .property(let fact): [fact.type].compactMap { $0 }
        case .initializer(let fact): fact.parameters.map(\.type)
        case .subscript(let fact): fact.parameters.map(\.type) + [fact.result]
        default: []
        }
    }

    /// The generic part of a requirement.
    var generics: GenericClause? {
        switch self {
        case .method(let fact): fact.generics
        case .initializer(let fact): fact.generics
        case .subscript(let fact): fact.generics
        default: nil
        }
    }

    /// Place, access, modifiers and attributes of a requirement.
    var info: DeclarationInfo? {
        switch self {
        case .method(let fact): fact.info
        case .property(let fact): fact.info
        case .initializer(let fact): fact.info
        case .subscript(let fact): fact.info
        default: nil
        }
    }

    /// The name with labels: `hash(into:)`, `init(from:)`, `description`.
    package var fullName: String? {
        let labels = { (parameters: [ParameterFact]) in parameters.map { ($0.label ?? "_") + ":" }.joined() }
        return switch self {
        case .method(let fact): fact.isOperator ? fact.name : fact.fullName
        case .property(let fact): fact.name
        case .initializer(let fact): "init(\(labels(fact.parameters)))"
        case .subscript(let fact): "subscript(\(labels(fact.parameters)))"
        default: nil
        }
    }

    /// The name of a method or property, without backticks; `nil` for what has none.
    var plainName: String? {
        switch self {
        case .method(let fact): DoubleNames.plain(fact.name)
        case .property(let fact): DoubleNames.plain(fact.name)
        default: nil
        }
    }
}

extension SignatureRewriter {
    /// A member as the double writes it.
    func rewritten(_ member: Member) -> Member {
        switch member {
        case .method(let fact): .method(rewritten(fact))
        case .property(let fact): .property(rewritten(fact))
        case .initializer(let fact): .initializer(rewritten(fact))
        case .subscript(let fact): .subscript(rewritten(fact))
        default: member
        }
    }
}
