import Facts

/// Operators that the project defines for its own types: `static func < (lhs: Version, rhs: Version) -> Bool`.
extension Machine {
    /// Whether values of a type with an order of its own are in it; `nil` for any other.
    ///
    /// Of the four comparisons a `Comparable` type defines `<`, and has the others from it.
    func ownOrder(_ left: Term, _ word: String, _ right: Term) throws -> Bool? {
        guard let type = typeOf(left) ?? typeOf(right) else { return nil }
        if let holds = try applied(word, of: type, left, right) { return try decide(holds) }
        switch word {
        case ">": return try applied("<", of: type, right, left).map { try decide($0) }
        case ">=": return try applied("<", of: type, left, right).map { try !decide($0) }
        case "<=": return try applied("<", of: type, right, left).map { try !decide($0) }
        default: return nil
        }
    }

    /// What an operator of the project gives; `nil` where the type has none.
    func applied(_ word: String, of type: TypeRef, _ left: Term, _ right: Term) throws -> Term? {
        guard !type.isOptional, let fact = subject.types.declaration(subject.types.expanded(type).bare),
            let method = subject.types.allMembers(of: fact).methods.first(where: {
                $0.info.isStatic && $0.name == word && $0.parameters.count == 2
            }), let body = method.body
        else { return nil }
        let scope = Scope(selfTerm: .unknown, result: method.result, owner: fact.qualifiedName)
        for (parameter, value) in zip(method.parameters, [left, right]) {
            scope.values[parameter.name.plain] = value
            scope.types[parameter.name.plain] = type
        }
        return try observed { try inline(body, in: scope) }
    }
}
