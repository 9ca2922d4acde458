import Facts
import Resolving

extension TypeLookup {
    /// Whether a term makes the same value each time.
    func isReproducible(_ term: Term) -> Bool {
        switch term {
        case .construct(let type, _) where !isReproducible(type): return false
        case .verbatim(let text) where Expression.isVolatile(text.split(separator: ".").last ?? ""): return false
        case .member(_, let name) where Expression.isVolatile(name): return false
        case .method(_, let name, _) where Expression.isVolatile(name): return false
        case .enumCase(let type, let name, _) where Expression.isVolatile(name):
            // Only of an enum of the project it is sure that the name is that of a case.
            guard let type, enumCases(type).contains(where: { $0.name.plain == name.plain }) else { return false }
        default: break
        }
        return term.children.allSatisfy(isReproducible)
    }

    /// Whether a test can make a value as a term does: not where a library's is put together by setting its properties.
    func isWritable(_ term: Term) -> Bool {
        if case .construct(let type, let parts) = term, isOnlyDescribed(type, parts.map(\.label)) { return false }
        return term.children.allSatisfy(isWritable)
    }

    /// Whether an initialiser makes the same value each time: no identity, moment or chance goes into it.
    private func isReproducible(_ type: TypeRef) -> Bool {
        guard let fact = declaration(type) else { return true }
        let members = index.members(of: fact)
        let values =
            members.properties.filter { !$0.info.isStatic }.compactMap(\.initialValue)
            + members.initializers.flatMap(\.parameters).compactMap(\.defaultValue)
        var isVolatile = values.contains(where: \.isVolatile)
        for body in members.initializers.compactMap(\.body) {
            body.forEachExpression { expression, _ in isVolatile = isVolatile || expression.isVolatile }
        }
        return !isVolatile
    }
}

extension Expression {
    /// Whether it gives another value each time: `UUID()`, `Date()`, `.now`, `Int.random(in:)`.
    var isVolatile: Bool {
        switch self {
        case .call(let callee, let arguments):
            if arguments.isEmpty, ["UUID", "Date", "UUID.init", "Date.init"].contains(callee.text) { return true }
            return callee.isVolatile || arguments.contains { $0.value.isVolatile }
        case .member(let base, let name):
            return Self.isVolatile(name) || base?.isVolatile == true
        default: return false
        }
    }

    /// Whether a member of the name gives another value each time: the clock's, or a chosen one.
    fileprivate static func isVolatile(_ name: some StringProtocol) -> Bool {
        ["now", "random", "randomElement", "shuffled"].contains(String(name))
    }
}
