extension TypeRef {
    /// The type with generic parameters replaced.
    package func substituting(_ table: [String: TypeRef]) -> TypeRef {
        guard !table.isEmpty else { return self }
        return mapped { node in
            guard let name = node.name else { return node }
            return table[name] ?? node
        }
    }

    /// The generic arguments of a named type's last component.
    package var arguments: [TypeRef] {
        guard case .named(let components) = self else { return [] }
        return components.last?.arguments ?? []
    }
}

extension FactIndex {
    /// Whether a type states the arguments of its generic parameters: `Box(1)` does not show what it is a box of.
    package func isWhole(_ type: TypeRef) -> Bool {
        guard type.arguments.isEmpty, let name = type.name else { return true }
        return self.type(named: name)?.generics.parameters.isEmpty ?? true
    }
}
