import Facts

/// An element of a tuple, under the name that code asks for it by: its label, or its position.
package struct TupleElement: Hashable, Sendable {
    /// The label; `nil` without.
    package var label: String?
    /// The label or the position.
    package var name: String
    /// The type.
    package var type: TypeRef
}

extension TypeLookup {
    /// The types of a dictionary's keys and values; `nil` for any other type. Keys that may be anything are texts in code
    /// that asks for entries: `userInfo["id"]`.
    package func dictionaryTypes(_ type: TypeRef) -> (key: TypeRef, value: TypeRef)? {
        switch expanded(type).bare {
        case .dictionary(.simple("AnyHashable"), let value): return (.simple("String"), value)
        case .dictionary(let key, let value): return (key, value)
        case .named(let components):
            guard let last = components.last, last.name == "Dictionary", last.arguments.count == 2 else { return nil }
            return (last.arguments[0], last.arguments[1])
        default: return nil
        }
    }

    /// The type of an entry of a dictionary, as code sees it that goes through them; `nil` for any other type.
    package func entryType(_ type: TypeRef) -> TypeRef? {
        dictionaryTypes(type).map { key, value in
            .tuple([.init(label: "key", type: key), .init(label: "value", type: value)])
        }
    }

    /// The elements of a type that is a tuple, or stands for one; empty for any other.
    package func tupleElements(_ type: TypeRef) -> [TupleElement] {
        guard case .tuple(let elements) = expanded(type).bare, elements.count > 1 else { return [] }
        return elements.enumerated().map { position, element in
            let label = element.label == "_" ? nil : element.label
            return TupleElement(label: label, name: label ?? "\(position)", type: element.type)
        }
    }

    /// The element of a tuple that code asks for by its label or its position.
    package func tupleElement(_ name: String, of type: TypeRef) -> TupleElement? {
        let elements = tupleElements(type)
        if let position = Int(name), elements.indices.contains(position) { return elements[position] }
        return elements.first { $0.name == name }
    }
}
