import Facts

/// Finds the protocols whose values a value holds: what the cases of an enum carry, and the fields of a struct.
struct CarriedProtocols {
    let index: FactIndex

    /// The types that are protocols, with the scopes they are written in, each once.
    func types(in type: TypeRef, from scope: LookupScope, depth: Int = 0) -> [(type: TypeRef, scope: LookupScope)] {
        guard depth < 4 else { return [] }
        let bare = index.expanded(type, from: scope).bare
        func within(_ types: [TypeRef]) -> [(type: TypeRef, scope: LookupScope)] {
            types.flatMap { self.types(in: $0, from: scope, depth: depth + 1) }
        }
        switch bare {
        case .array(let element): return within([element])
        case .dictionary(_, let value): return within([value])
        case .tuple(let elements): return within(elements.map(\.type))
        case .named(let components):
            if let last = components.last, !last.arguments.isEmpty { return within(last.arguments) }
        default: break
        }
        switch index.dependencyKind(of: bare, from: scope) {
        case .protocols: return [(bare, scope)]
        case .value(let fact):
            return parts(of: fact).flatMap { types(in: $0, from: fact.scopeInside, depth: depth + 1) }
        default: return []
        }
    }

    /// The types of what a value holds.
    private func parts(of fact: TypeFact) -> [TypeRef] {
        guard fact.generics.isEmpty else { return [] }
        if fact.kind == .enum { return fact.members.cases.flatMap(\.payload).map(\.type) }
        let stored = index.members(of: fact).properties.filter {
            $0.isStored && !$0.info.isStatic && !($0.isLet && $0.initialValue != nil)
        }
        return stored.compactMap(\.type)
    }
}
