import Facts
import Resolving

extension TypeLookup {
    /// Whether a term makes the same value each time.
    func isReproducible(_ term: Term) -> Bool {
        if case .construct(let type, _) = term, !isReproducible(type) { return false }
        return term.children.allSatisfy(isReproducible)
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
    fileprivate var isVolatile: Bool {
        switch self {
        case .call(let callee, let arguments):
            if arguments.isEmpty, ["UUID", "Date", "UUID.init", "Date.init"].contains(callee.text) { return true }
            return callee.isVolatile || arguments.contains { $0.value.isVolatile }
        case .member(let base, let name):
            return ["now", "random", "randomElement", "shuffled"].contains(name) || base?.isVolatile == true
        default: return false
        }
    }
}
