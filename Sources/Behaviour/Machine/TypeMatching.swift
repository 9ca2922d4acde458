import Facts
import Resolving

/// Matches types with generic parameters against types without, and keeps what stands for the parameters.
struct TypeMatching {
    let types: TypeLookup
    /// The generic parameters.
    let names: Set<String>
    /// Where the types with generic parameters are written.
    let scope: LookupScope
    /// What stands for the parameters.
    var table: [String: TypeRef] = [:]

    /// Whether a type can stand where one with generic parameters is written.
    mutating func match(_ pattern: TypeRef, _ type: TypeRef) -> Bool {
        let given = types.qualify(types.expanded(type.unattributed), in: types.sut).unattributed
        return fits(types.index.expanded(pattern.unattributed, from: scope).unattributed, given)
    }

    private mutating func fits(_ pattern: TypeRef, _ given: TypeRef) -> Bool {
        if let name = pattern.name, names.contains(name) {
            if let before = table[name] { return before == given }
            table[name] = given
            return true
        }
        // Nothing generic is in it: the compiler has seen to the rest.
        if names.isDisjoint(with: pattern.mentionedNames) { return !isOther(pattern, given) }
        if let wrapped = pattern.optionalWrapped { return fits(wrapped, given.optionalWrapped ?? given) }
        switch (pattern, given) {
        case (.array(let left), .array(let right)): return fits(left, right)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            return fits(key, otherKey) && fits(value, otherValue)
        case (.tuple(let left), .tuple(let right)) where left.count == right.count:
            return zip(left, right).allSatisfy { fits($0.type.unattributed, $1.type.unattributed) }
        case (.named(let left), .named(let right)):
            guard let (a, b) = left.last.flatMap({ a in right.last.map { (a, $0) } }), a.name == b.name,
                a.arguments.count == b.arguments.count
            else { return true }
            return zip(a.arguments, b.arguments).allSatisfy { fits($0.unattributed, $1.unattributed) }
        default: return true
        }
    }

    /// Whether two types are certain to be different: nothing, and something.
    private func isOther(_ pattern: TypeRef, _ given: TypeRef) -> Bool { pattern.isVoid != given.isVoid }

    /// A type with what stands for the parameters; `nil` where one of them is not known.
    func filled(_ type: TypeRef) -> TypeRef? {
        var isOpen = false
        let filled = type.mapped { node in
            guard case .named(let components) = node, let first = components.first, names.contains(first.name) else {
                return node
            }
            guard let owner = table[first.name] else {
                isOpen = true
                return node
            }
            guard components.count > 1 else { return owner }
            guard components.count == 2, let part = associated(components[1].name, of: owner) else {
                isOpen = true
                return node
            }
            return part
        }
        return isOpen ? nil : filled
    }

    /// What a type makes of an associated type of a protocol: a generic parameter or an alias of that name.
    private func associated(_ name: String, of owner: TypeRef) -> TypeRef? {
        guard let fact = types.declaration(owner) else { return nil }
        if let position = fact.generics.parameters.firstIndex(where: { $0.name == name }) {
            return position < owner.arguments.count ? owner.arguments[position] : nil
        }
        if let alias = types.allMembers(of: fact).typealiases.first(where: { $0.name == name }) {
            return types.qualify(types.substitute(alias.target, arguments: owner.bare, of: fact), in: fact)
        }
        let nested = types.index.type(named: "\(fact.qualifiedName).\(name)", from: types.scope)
        return nested.map { .simple($0.qualifiedName) }
    }
}
