import Facts

/// The types that protocols name by `associatedtype` and `typealias`, as a double that conforms to them has to write them.
///
/// A double finds an alias of its protocol through its conformance, which is not known before its members are: one that
/// leads to an associated type is written out.
struct MemberTypes {
    /// The names of the associated types.
    let associated: Set<String>
    private let aliases: [String: TypealiasFact]
    /// The names of aliases that lead to an associated type.
    private let dependent: Set<String>

    init(of owners: [TypeFact], index: FactIndex, associated others: Set<String> = []) {
        let associated = others.union(owners.flatMap { $0.members.associatedTypes.map(\.name) })
        var aliases: [String: TypealiasFact] = [:]
        for owner in owners {
            let extended = index.extensions(of: owner).filter(\.requirements.isEmpty).flatMap(\.members.typealiases)
            let rewriter = SignatureRewriter(index: index, owner: owner, double: "Self")
            for var alias in owner.members.typealiases + extended
            where aliases[alias.name] == nil && !associated.contains(alias.name) {
                alias.target = rewriter.type(alias.target)
                aliases[alias.name] = alias
            }
        }
        self.associated = associated
        self.aliases = aliases
        dependent = Self.dependent(aliases, on: associated)
    }

    private static func dependent(_ aliases: [String: TypealiasFact], on associated: Set<String>) -> Set<String> {
        var found: Set<String> = []
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for alias in aliases.values where !found.contains(alias.name) {
                let leads = alias.target.mentionedNames.contains { name in
                    let words = name.split(separator: ".").map(String.init)
                    let first = words.count > 1 && words[0] == "Self" ? words[1] : words[0]
                    return first == "Self" || associated.contains(first) || found.contains(first)
                }
                if leads {
                    found.insert(alias.name)
                    isGrowing = true
                }
            }
        }
        return found
    }

    /// Whether a name is one of a member type.
    func contains(_ name: String) -> Bool { associated.contains(name) || aliases[name] != nil }

    /// Whether nothing has to be written out.
    var isPlain: Bool { dependent.isEmpty }

    /// A type with the aliases written out that lead to an associated type; outside of the double's body, all of them.
    ///
    /// - Parameter hidden: Names that mean something else where the type stands.
    func expanded(_ type: TypeRef, outside: Bool = false, hidden: Set<String> = [], depth: Int = 0) -> TypeRef {
        guard depth < 16 else { return type }
        return type.mapped { node in
            guard case .named(var parts) = node else { return node }
            let isOfSelf = parts.count > 1 && parts[0].name == "Self" && contains(parts[1].name)
            if isOfSelf { parts.removeFirst() }
            let name = parts[0].name
            guard let alias = aliases[name], outside || dependent.contains(name), isOfSelf || !hidden.contains(name)
            else { return .named(parts) }
            let target = expanded(filled(alias, parts[0].arguments), outside: outside, depth: depth + 1)
            if parts.count == 1 { return target }
            guard case .named(let names) = target else { return .named(parts) }
            return .named(names + parts.dropFirst())
        }
    }

    private func filled(_ alias: TypealiasFact, _ arguments: [TypeRef]) -> TypeRef {
        let names = alias.generics.parameters.map(\.name)
        guard !names.isEmpty, names.count == arguments.count else { return alias.target }
        return alias.target.replacing(Dictionary(zip(names, arguments), uniquingKeysWith: { first, _ in first }))
    }
}
