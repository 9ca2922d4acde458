import Facts

/// Writes types out: aliases of functions, so that a closure is seen as one whatever its type is called, and the types a
/// test fills in for generic parameters and associated types.
struct WrittenTypes {
    let index: FactIndex
    let scope: LookupScope
    /// The types to fill in, by name.
    let table: [String: TypeRef]

    /// Members with the types of their parameters and properties written out.
    func expanded(_ members: [Member]) -> [Member] {
        members.map { member in
            switch member {
            case .method(var method):
                method.parameters = expanded(method.parameters)
                method.result = method.result.map(filled)
                return .method(method)
            case .property(var property):
                property.type = property.type.map(expanded)
                return .property(property)
            default: return member
            }
        }
    }

    /// Parameters with their types written out.
    func expanded(_ parameters: [ParameterFact]) -> [ParameterFact] {
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

    /// A type with what is filled in, be it by a name that stands for one: `typealias Entry = Feed.Entry`.
    private func filled(_ written: TypeRef) -> TypeRef {
        guard !table.isEmpty else { return written }
        return written.substituting(table).mapped { node in
            guard case .named(let names) = node, index.type(named: node.name ?? "", from: scope) == nil else {
                return node
            }
            for count in stride(from: names.count, to: 0, by: -1) {
                let open = index.expanded(.named(Array(names.prefix(count))), from: scope)
                let type = open.substituting(table)
                guard type != open, case .named(let filled) = type else { continue }
                return .named(filled + names.dropFirst(count))
            }
            return node
        }
    }
}
