import Facts

/// Tuples, and the labels they get by where they go.
extension Machine {
    /// A tuple, with the types and the labels of the one that is expected.
    func tuple(_ items: [Argument], in scope: Scope, expecting: TypeRef?) throws -> Term {
        var types = expecting.map { subject.types.tupleElements($0).map { Optional($0.type) } } ?? []
        if types.count != items.count { types = items.map { _ in nil } }
        let parts = try zip(items, types).map { item, type in
            LabelledTerm(item.label, try detached(item.value, in: scope, expecting: type))
        }
        return expecting.map { labelled(.tuple(parts), as: $0) } ?? .tuple(parts)
    }

    /// A tuple without labels, with those of a type that it becomes; any other value as it is.
    func labelled(_ value: Term, as type: TypeRef) -> Term {
        guard case .tuple(let parts) = value, parts.allSatisfy({ $0.label == nil }) else { return value }
        let elements = subject.types.tupleElements(type)
        guard elements.count == parts.count else { return value }
        return .tuple(
            zip(parts, elements).map { part, element in
                LabelledTerm(Int(element.name) == nil ? element.name : nil, part.value)
            })
    }
}
