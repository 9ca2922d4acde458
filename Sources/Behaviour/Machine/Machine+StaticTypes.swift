import Facts
import Resolving

/// What types expressions have by how they are written.
extension Machine {
    /// The type of what a local is given: the digits of a number do not tell a decimal from others, its expression does.
    func known(_ found: TypeRef?, of term: Term, from value: Expression?, in scope: Scope) -> TypeRef? {
        if let found {
            guard case .float = term else { return found }
        }
        return value.flatMap { staticType(of: $0, in: scope) } ?? found
    }

    /// The type that declarations give an expression; `nil` where they do not tell, or where it lies behind a `?`.
    func staticType(of expression: Expression, in scope: Scope) -> TypeRef? {
        if let declared = declaredType(of: expression, in: scope) { return declared }
        return switch expression {
        case .cast(_, "as", let type): type
        case .cast(_, "as?", let type): .optional(type)
        case .try("?", let inner): staticType(of: inner, in: scope).map { $0.isOptional ? $0 : .optional($0) }
        case .binary(let left, "??", let right):
            staticType(of: right, in: scope) ?? staticType(of: left, in: scope)?.optionalWrapped
        case .try(_, let inner), .await(let inner): staticType(of: inner, in: scope)
        case .tuple(let parts) where parts.count == 1 && parts[0].label == nil:
            // Parentheses stay where a chain ends in them.
            staticType(of: parts[0].value, in: scope).map { $0.isOptional ? $0 : .optional($0) }
        case .ternary(_, let one, let other):
            [one, other].compactMap { staticType(of: $0, in: scope) }.max { !$0.isOptional && $1.isOptional }
        case .forceUnwrap(let inner), .optionalChain(let inner):
            staticType(of: inner, in: scope).map { $0.optionalWrapped ?? $0 }
        case .member(let owner?, "lazy"): staticType(of: owner, in: scope)
        case .member(let owner?, let name):
            staticType(of: owner, in: scope).flatMap { type in
                subject.types.fieldType(name.plain, of: type.bare)
                    ?? (Self.ends.contains(name) ? subject.types.elementType(type).map { .optional($0) } : nil)
            }
        case .call(.name(let name), let arguments), .call(.member(.name("self"), let name), let arguments):
            subject.types.declaration(.simple(name)) != nil
                ? .simple(name) : method(name.plain, arguments, in: scope)?.result
        case .call(.member(let owner?, let name), let arguments):
            result(of: name.plain, arguments, owner, in: scope) ?? partType(name.plain, of: owner, in: scope)
                ?? (Self.positions.contains(name) ? .optional(.simple("Int")) : nil)
        default: nil
        }
    }

    /// Whether an expression gives an optional, as far as it says so by its form or declarations do.
    func mayBeMissing(_ expression: Expression, in scope: Scope) -> Bool {
        switch expression {
        case .try("?", _), .cast(_, "as?", _): true
        case .try(_, let inner), .await(let inner): mayBeMissing(inner, in: scope)
        case .member(let owner?, let name) where Self.ends.contains(name):
            staticType(of: owner, in: scope).flatMap(subject.types.declaration) == nil
        case .call(.member(let owner?, let name), _) where Self.finding.contains(name):
            staticType(of: owner, in: scope).flatMap(subject.types.declaration) == nil
        case .call(.member(let owner?, let name), _) where Self.unwrapping.contains(name):
            mayBeMissing(owner, in: scope)
        default: staticType(of: expression, in: scope)?.isOptional == true
        }
    }

    /// Members of collections that give an element where there is one.
    private static let ends: Set = ["first", "last"]

    /// Methods of collections that give an element where there is one.
    private static let finding: Set = ["first", "last", "min", "max", "randomElement", "popLast"]

    /// Methods of collections that give some of the elements, or all in another order.
    static let sifting: Set = [
        "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast",
    ]

    /// A list of the elements of another; `nil` for what any other method gives.
    private func partType(_ name: String, of owner: Expression, in scope: Scope) -> TypeRef? {
        guard Self.sifting.contains(name), let type = staticType(of: owner, in: scope), !subject.types.isSet(type)
        else {
            return nil
        }
        return subject.types.elementType(type).map(TypeRef.array)
    }

    /// Methods of collections that give a place where there is one.
    private static let positions: Set = ["firstIndex", "lastIndex"]

    /// The declared result of a method of a dependency or of a value.
    private func result(
        of name: String, _ arguments: [Argument], _ owner: Expression, in scope: Scope
    ) -> TypeRef? {
        let labels = arguments.map(\.label)
        if let port = port(at: owner, in: scope) ?? kept(at: owner, in: scope) {
            let methods = subject.ports[port]?.methods(name, labels: labels) ?? []
            return methods.count == 1 && methods[0].generics.isEmpty ? methods[0].result : nil
        }
        guard let type = staticType(of: owner, in: scope), !type.isOptional, let fact = subject.types.declaration(type)
        else { return nil }
        let methods = subject.types.allMembers(of: fact).methods(named: name).filter { $0.accepts(labels) }
        return methods.count == 1 && methods[0].generics.isEmpty ? methods[0].result : nil
    }

    /// The dependency that a helper was made with whose code runs.
    private func kept(at expression: Expression, in scope: Scope) -> String? {
        guard let path = expression.path?.drop(while: { $0 == "self" }), path.count == 1, let name = path.first,
            scope.value(name.plain) == nil, case .dependency(let port)? = member(reduce(scope.selfTerm), name.plain)
        else { return nil }
        return port
    }
}
