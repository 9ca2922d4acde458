import Facts
import Resolving

/// Tells the types of values that static members of the project's types give: `Endpoints.movies(page: 2)`.
struct StaticMembers {
    let types: TypeLookup

    /// The type of a value, as far as what is written tells.
    ///
    /// - Parameter expected: The type where it stands, to which a short name belongs: `.profile` for an `Endpoint<Response>`.
    func type(of value: Expression, as expected: TypeRef? = nil) -> TypeRef? {
        if let type = value.valueType { return type }
        switch value {
        case .call(.member(let base, let name), let arguments):
            guard let owner = owner(base, expected) else { return nil }
            let meant = types.allMembers(of: owner).methods(named: name.plain).first { method in
                method.info.isStatic && method.parameters.matched(to: arguments) != nil
            }
            return meant?.result.map { types.qualify($0, in: owner) }
        case .member(let base, let name):
            guard let owner = owner(base, expected) else { return nil }
            let meant = types.allMembers(of: owner).staticProperty(name.plain)
            return (meant?.type ?? meant?.initialValue?.valueType).map { types.qualify($0, in: owner) }
        default: return nil
        }
    }

    private func owner(_ base: Expression?, _ expected: TypeRef?) -> TypeFact? {
        let named = base.map(\.namedType) ?? expected?.bare
        return named.flatMap(types.declaration)
    }
}
