import Facts

/// Types as tests spell them.
extension TypeLookup {
    /// A type as a test spells it: with the names of the types it is nested in.
    package func spelled(_ type: TypeRef) -> TypeRef { qualify(type.bare, in: sut) }

    /// A type that is nested in what an alias stands for, with that in its place: `Screen.Badge`.
    private func nested(_ names: [TypeRef.Component], in fact: TypeFact) -> TypeRef? {
        guard names.count > 1, index.alias(named: names[0].name, from: fact.scopeInside) != nil,
            case .named(let target) = index.expanded(.named([names[0]]), from: fact.scopeInside).bare,
            target != [names[0]]
        else { return nil }
        return .named(target + names.dropFirst())
    }

    /// A type that nobody declares in one that is: `Option.ID`, which `Identifiable` implies, as `Poll.Option.ID`.
    private func implied(_ names: [TypeRef.Component], in fact: TypeFact) -> TypeRef? {
        guard let last = names.last, names.count > 1,
            case .named(let owner) = qualify(.named(Array(names.dropLast())), in: fact)
        else { return nil }
        return .named(owner + [last])
    }

    /// Spells names that a declaration may write short (nested types) as seen from outside.
    ///
    /// - Parameter use: What fills in the generic parameters of the declaration: `Endpoint<Station>.Method`.
    package func qualify(_ type: TypeRef, in fact: TypeFact, as use: TypeRef? = nil) -> TypeRef {
        type.mapped { node in
            guard case .named(let names) = node, let name = node.name else { return node }
            guard let found = index.type(named: name, from: fact.scopeInside) else {
                if let whole = nested(names, in: fact) { return qualify(whole, in: fact, as: use) }
                // Outside, nobody knows an alias of its own by the short name.
                guard let alias = index.alias(named: name, from: fact.scopeInside) else {
                    return implied(names, in: fact) ?? node
                }
                guard !alias.scope.isEmpty, (alias.scope + [alias.name]).joined(separator: ".") != name
                else { return node }
                let target = index.expanded(node, from: fact.scopeInside)
                return target == node ? node : qualify(target, in: fact, as: use)
            }
            guard found.qualifiedName != name else { return node }
            var components = found.scope.map { TypeRef.Component($0) }
            let own = sut.scope.count
            if !arguments.isEmpty, found.scope.count > own, found.scope.prefix(own + 1) == sut.scope + [sut.name] {
                components[own].arguments = arguments
            }
            if let use, !use.arguments.isEmpty, found.scope.prefix(fact.scope.count + 1) == fact.scope + [fact.name] {
                components[fact.scope.count].arguments = use.arguments
            }
            components.append(.init(found.name, names.last?.arguments ?? []))
            return .named(components)
        }
    }
}
