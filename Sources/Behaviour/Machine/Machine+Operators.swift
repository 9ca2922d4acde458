import Facts

/// Operators that the project defines for its own types: `static func < (lhs: Version, rhs: Version) -> Bool`.
extension Machine {
    /// Whether values of a type with an order of its own are in it; `nil` for any other.
    ///
    /// Of the four comparisons a `Comparable` type defines `<`, and has the others from it.
    func ownOrder(_ left: Term, _ word: String, _ right: Term) throws -> Bool? {
        guard let type = typeOf(left) ?? typeOf(right) else { return nil }
        if let holds = try applied(word, of: type, left, right) { return try decide(holds) }
        if ordersCases(of: type) { return try casesPrecede(left, word, right, of: type) }
        switch word {
        case ">": return try applied("<", of: type, right, left).map { try decide($0) }
        case ">=": return try applied("<", of: type, left, right).map { try !decide($0) }
        case "<=": return try applied("<", of: type, right, left).map { try !decide($0) }
        default: return nil
        }
    }

    /// Whether the cases of an enum are in the order in which they are declared.
    func ordersCases(of type: TypeRef) -> Bool {
        guard !type.isOptional, let fact = subject.types.declaration(type), fact.kind == .enum,
            subject.index.conformances(of: fact).contains("Comparable")
        else { return false }
        return !subject.types.allMembers(of: fact).methods.contains { $0.info.isStatic && $0.name == "<" }
            && fact.members.cases.allSatisfy(\.payload.isEmpty)
    }

    /// Whether values of a type of the project have an order.
    func isOrdered(_ type: TypeRef) -> Bool {
        guard !type.isOptional, let fact = subject.types.declaration(type) else { return false }
        return ordersCases(of: type)
            || subject.types.allMembers(of: fact).methods.contains { method in
                method.info.isStatic && method.name == "<" && method.body != nil
            }
    }

    /// Whether a case is declared before another; `nil` where nobody knows which they are.
    private func casesPrecede(_ left: Term, _ word: String, _ right: Term, of type: TypeRef) throws -> Bool? {
        guard try force(left), try force(right), case .enumCase(_, let one, _) = reduce(left),
            case .enumCase(_, let other, _) = reduce(right)
        else { return nil }
        let names = subject.types.enumCases(type).map(\.name.plain)
        guard let first = names.firstIndex(of: one), let second = names.firstIndex(of: other) else { return nil }
        return Self.holds(Double(first), word, Double(second))
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
        let outer = edge
        edge =
            [left, right].lazy.map(reduce).compactMap { if case .enumCase(_, let name, []) = $0 { name } else { nil } }
            .first
        defer { edge = outer }
        return try observed { try inline(body, in: scope) }
    }

    /// An operator of the project that changes its left side: `static func += (total: inout Total, item: Item)`; `false`
    /// where the type has none.
    func applyOwn(
        _ word: String, to target: Expression, _ old: Term, _ change: Term, in scope: Scope
    ) throws -> Bool {
        guard let type = typeOf(old), !type.isOptional,
            let fact = subject.types.declaration(subject.types.expanded(type).bare)
        else { return false }
        let candidates = subject.types.allMembers(of: fact).methods.filter {
            $0.info.isStatic && $0.parameters.count == 2
        }
        let added = typeOf(change)
        let method = candidates.first { method in
            method.name == word && method.body != nil
                && (added == nil || subject.types.expanded(method.parameters[1].type).bare == added?.bare)
        }
        guard let method, let body = method.body else {
            // What `+` makes is taken from there.
            guard !candidates.contains(where: { $0.name == String(word.dropLast()) }) else { return false }
            try store(.unknown, in: target, scope)
            return true
        }
        let callee = Scope(selfTerm: .unknown, owner: fact.qualifiedName)
        let names = method.parameters.map(\.name.plain)
        (callee.values[names[0]], callee.values[names[1]]) = (old, change)
        (callee.types[names[0]], callee.types[names[1]]) = (type, method.parameters[1].type)
        _ = try observed { try inline(body, in: callee) }
        try store(callee.values[names[0]] ?? .unknown, in: target, scope)
        return true
    }

    /// What `+=` and its like make of what was there.
    func sum(_ old: Term, _ symbol: String, _ change: Term) -> Term {
        if old == .list([]), symbol == "+" { return change.hasUnknown ? .unknown : asList(change) }
        let sum = dateSum(old, symbol, change) ?? .binary(old, symbol, change)
        return simplified(sum.hasUnknown ? .unknown : sum)
    }
}
