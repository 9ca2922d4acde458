import Facts

/// The results of methods as Sourcery names them: resolved, where its parameters stay as they are written.
///
/// Aliases become what they stand for, nested types get their path, `Self` becomes the protocol, and an associated type what
/// its declaration inherits from, or `Any`; one with nothing but a default keeps its name.
struct SourceryResults {
    let index: FactIndex
    let owner: TypeFact
    /// The associated types of all protocols of the double, by name.
    let associated: [String: AssociatedTypeFact]

    /// A method with its result as it is named.
    func named(_ method: MethodFact) -> MethodFact {
        var method = method
        guard let result = method.result, !result.isVoid else { return method }
        let asked = (owner.generics.requirements.isEmpty ? method.generics.requirements : owner.generics.requirements)
            .filter { $0.relation == .conforms && $0.left == result }
        if asked.isEmpty {
            method.result = plain(resolved(result, in: Set(method.generics.parameters.map(\.name))))
        } else {
            // What a clause asks of the result stands for it, in parentheses; the clause itself goes.
            method.result = .other("(\(asked.map(\.right.text).joined(separator: " & ")))")
            method.generics.requirements = []
        }
        return method
    }

    private func resolved(_ type: TypeRef, in generics: Set<String>) -> TypeRef {
        type.mapped { node in
            guard case .named(let parts) = node, let name = node.name, let first = parts.first,
                !generics.contains(first.name)
            else {
                return node
            }
            if name == "Self" { return .simple(owner.name) }
            let member = parts.count == 2 && first.name == "Self" ? parts[1].name : name
            if let type = associated[member] {
                if !type.inherits.isEmpty { return .other(type.inherits.map(\.text).joined(separator: ", ")) }
                return type.defaultType == nil ? .simple("Any") : .simple(member)
            }
            if let fact = index.type(named: name, from: owner.scopeInside) {
                let path = fact.scope.map { TypeRef.Component($0) }
                return .named(path + [.init(fact.name, parts.last?.arguments ?? [])])
            }
            let expanded = index.expanded(node, from: owner.scopeInside)
            return expanded == node ? node : resolved(expanded, in: generics)
        }
    }

    /// Without parentheses that say nothing: around the whole, and around an existential that may be missing.
    private func plain(_ type: TypeRef) -> TypeRef {
        switch type.unparenthesised {
        case .optional(let inner), .implicitlyUnwrapped(let inner):
            guard case .existential = inner.unparenthesised else { return type.unparenthesised }
            return .other(inner.unparenthesised.text + "?")
        case .function(var function):
            function.result = plain(function.result)
            return .function(function)
        case let other: return other
        }
    }
}
