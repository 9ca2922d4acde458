import Facts

/// Spells types so that they mean the same at the top level of a test file as where they were written.
struct Spelling {
    /// All facts.
    let index: FactIndex

    /// The type with every project name written out from its outermost type.
    ///
    /// - Parameter generics: Names of generic parameters, which stay as they are.
    func spelled(_ type: TypeRef, from scope: LookupScope, generics: Set<String> = []) -> TypeRef {
        type.mapped { node in
            guard case .named(let components) = node, let first = components.first else { return node }
            if generics.contains(first.name) { return node }
            if first.name == "Self", components.count == 1, !scope.path.isEmpty {
                return spelled(.named(scope.path.map { TypeRef.Component($0) }), from: scope, generics: generics)
            }
            guard let name = node.name else { return node }
            if let fact = index.type(named: name, from: scope) { return full(fact, tail: components, generics) }
            if let alias = index.alias(named: name, from: scope), alias.target.name != name {
                return .named(path(to: alias, in: scope.module, generics) + [components.last ?? first])
            }
            // `Option.ID`, which nobody declares: `Identifiable` implies it.
            if components.count > 1, first.name != "Self",
                case .named(let owner) = spelled(.named(components.dropLast()), from: scope, generics: generics)
            {
                return .named(owner + components.suffix(1))
            }
            return node
        }
    }

    /// The types around an alias, with their generic parameters as arguments.
    private func path(to alias: TypealiasFact, in module: String, _ generics: Set<String>) -> [TypeRef.Component] {
        let owner = index.type(named: alias.scope.joined(separator: "."), from: LookupScope(module: module))
        if let owner, case .named(let components) = full(owner, tail: [], generics) { return components }
        return alias.scope.map { TypeRef.Component($0) }
    }

    /// The type's own name at the top level, generic parameters as arguments.
    func own(_ fact: TypeFact) -> TypeRef { full(fact, tail: [], []) }

    /// The generic parameters a builder of the type must have: those of its enclosing types, then its own.
    func generics(of fact: TypeFact) -> GenericClause {
        var clause = GenericClause()
        for type in chain(of: fact) {
            clause.parameters += type.generics.parameters
            clause.requirements += type.generics.requirements
        }
        return clause
    }

    /// The enclosing types that are in the sources, outermost first, and the type itself.
    private func chain(of fact: TypeFact) -> [TypeFact] {
        let outer = fact.scope.indices.compactMap { position -> TypeFact? in
            let path = fact.scope.prefix(through: position).joined(separator: ".")
            return index.type(named: path, from: LookupScope(module: fact.module))
        }
        return outer + [fact]
    }

    /// The path to a type with generic arguments: those written at the end of the path, else the parameters themselves.
    private func full(_ fact: TypeFact, tail: [TypeRef.Component], _ generics: Set<String>) -> TypeRef {
        let path = fact.scope + [fact.name]
        var components = path.map { TypeRef.Component($0) }
        for (component, position) in zip(tail.reversed(), components.indices.reversed()) {
            components[position].arguments = component.arguments
        }
        for type in chain(of: fact) where !type.generics.parameters.isEmpty {
            let position = type.scope.count
            guard components[position].arguments.isEmpty else { continue }
            let isOwn = tail.isEmpty || position < path.count - tail.count
            guard isOwn || generics.isSuperset(of: type.generics.parameters.map(\.name)) else { continue }
            components[position].arguments = type.generics.parameters.map { .simple($0.name) }
        }
        if needsModule(fact) { components.insert(TypeRef.Component(fact.module), at: 0) }
        return .named(components)
    }

    /// Whether the outermost name alone would be ambiguous in a test file.
    private func needsModule(_ fact: TypeFact) -> Bool {
        let top = fact.scope.first ?? fact.name
        guard !fact.module.isEmpty, !index.types(named: fact.module).contains(where: { $0.module == fact.module })
        else { return false }
        let modules = Set(
            index.types(named: top).filter { $0.scope.isEmpty && $0.info.access.isTestable }.map(\.module))
        return modules.count > 1 || NameClashes.isTaken(top)
    }
}

extension TypeFact {

    /// Whether values of the type cannot be copied.
    var isNoncopyable: Bool { inherits.contains { $0.unparenthesised == .suppressed(.simple("Copyable")) } }
}
