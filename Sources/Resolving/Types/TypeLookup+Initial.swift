import Facts

extension TypeLookup {
    /// The type of an initial value in a type of the sources: that of the static property that it names, or what its form
    /// tells. `Record.currentVersion` is what is declared there, `Theme.light` a `Theme`.
    package func initialType(_ value: Expression, in fact: TypeFact) -> TypeRef? {
        guard case .member(let base?, let name) = value, let owner = base.path?.joined(separator: "."),
            let type = index.type(named: owner, from: fact.scopeInside),
            let property = allMembers(of: type).properties.first(where: {
                $0.info.isStatic && $0.name.plain == name.plain
            })
        else { return value.valueType }
        guard let own = property.type ?? property.initialValue?.valueType else { return nil }
        return own.name == "Self" ? .simple(type.qualifiedName) : own
    }
}
