import Facts

/// Writes types out: aliases of functions, so that a closure is seen as one whatever its type is called, and the types a
/// test fills in for generic parameters and associated types.
package struct WrittenTypes {
    let index: FactIndex
    let scope: LookupScope
    /// The types to fill in, by name.
    let table: [String: TypeRef]

    /// Prepares to write out what stands in a scope.
    package init(index: FactIndex, scope: LookupScope, table: [String: TypeRef]) {
        self.index = index
        self.scope = scope
        self.table = table
    }

    /// Members with the types of their parameters and properties written out.
    func expanded(_ members: [Member]) -> [Member] {
        members.map { member in
            switch member {
            case .method(var method):
                method.parameters = expanded(method.parameters)
                method.result = method.result.map(filled)
                return .method(method)
            case .property(var property):
                let written = property.type ?? (table.isEmpty ? nil : property.initialValue?.valueType)
                property.type = written.map(expanded)
                return .property(property)
            default: return member
            }
        }
    }

    /// Parameters with their types written out.
    package func expanded(_ parameters: [ParameterFact]) -> [ParameterFact] {
        parameters.map { parameter in
            var parameter = parameter
            parameter.type = expanded(parameter.type)
            return parameter
        }
    }

    /// A protocol with its members written out.
    func expanded(_ fact: TypeFact) -> TypeFact {
        var copy = fact
        copy.members = expanded(fact.members)
        return copy
    }

    /// A type that is a function or whose name stands for one, without aliases; any other type stays as it is written.
    private func expanded(_ written: TypeRef) -> TypeRef {
        let type = filled(written)
        switch type {
        case .attributed(let attributes, let specifiers, let inner):
            return .attributed(attributes: attributes, specifiers: specifiers, expanded(inner))
        case .optional(let inner): return .optional(expanded(inner))
        case .named, .function, .tuple:
            let target = index.expanded(type, from: scope)
            return target.functionType == nil ? type : target
        default: return type
        }
    }

    // MARK: - Filling in

    /// A type with what a test fills in, also where an alias or a part of a filled in type is meant: `Entry.ID`.
    private func filled(_ type: TypeRef) -> TypeRef {
        guard !table.isEmpty else { return type }
        return type.mapped { node in
            guard let name = node.name, case .named(let components) = node else { return node }
            if let found = table[name] { return found }
            let target = index.expanded(node, from: scope)
            let known = target.substituting(table)
            if known != target { return known }
            return part(of: components) ?? node
        }
    }

    /// What a name stands for that begins with one that is filled in.
    private func part(of components: [TypeRef.Component]) -> TypeRef? {
        guard components.count > 1, case let whole = TypeRef.named(components.dropLast()),
            case let owner = filled(whole),
            owner != whole, case .named(let names) = owner
        else { return nil }
        let part = TypeRef.named(names + components.suffix(1))
        guard let name = part.name, let (identity, inner) = index.identity(named: name, from: scope) else {
            return part
        }
        return identity.mapped { node in
            node.name.flatMap { index.type(named: $0, from: inner) }.map { .simple($0.qualifiedName) } ?? node
        }
    }
}
