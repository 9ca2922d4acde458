import Facts
import OrderedCollections

/// What some protocols say of their associated types, solved: which are fixed to what, and what remains to be asked of
/// the others.
struct TypeEquations {
    /// The associated types, with every declaration of each.
    let declared: OrderedDictionary<String, [AssociatedTypeFact]>
    /// What associated types stand for, in terms of those that are left open.
    private(set) var fixed: [String: TypeRef] = [:]
    /// What is asked of those that are left open.
    private(set) var requirements: [GenericRequirement] = []
    private let types: MemberTypes
    /// The names of associated types of which something is asked outside of their own declarations.
    private var constrained: Set<String> = []

    init(owners: [TypeFact], types: MemberTypes, index: FactIndex) {
        self.types = types
        declared = OrderedDictionary(
            grouping: owners.flatMap { owner in
                owner.members.associatedTypes.map { type in
                    Self.normalised(type, SignatureRewriter(index: index, owner: owner, double: "Self"), types)
                }
            }, by: \.name)
        for owner in owners { read(owner, index) }
        solve()
        for (name, declarations) in declared where fixed[name] == nil {
            guard let type = listOfSelf(name, declarations) ?? defaultType(of: name, declarations) else { continue }
            fixed[name] = type
        }
        solve()
        requirements = requirements.filter { mentionsOpen($0.left) || mentionsOpen($0.right) }
    }

    private static func normalised(
        _ type: AssociatedTypeFact, _ rewriter: SignatureRewriter, _ types: MemberTypes
    ) -> AssociatedTypeFact {
        let normal = { (type: TypeRef) in rewriter.type(types.expanded(type, outside: true)) }
        var type = type
        type.inherits = type.inherits.flatMap(\.parts).map(normal)
        type.defaultType = type.defaultType.map(normal)
        return type
    }

    // MARK: - Reading

    private mutating func read(_ owner: TypeFact, _ index: FactIndex) {
        let rewriter = SignatureRewriter(index: index, owner: owner, double: "Self")
        let normal = { [types] (type: TypeRef) in rewriter.type(types.expanded(type, outside: true)) }
        var all: [(requirement: GenericRequirement, home: String?)] = owner.generics.requirements.map { ($0, nil) }
        for type in owner.members.associatedTypes { all += type.requirements.map { ($0, type.name) } }
        for (name, type) in MockoloWish(owner.info).types {
            all.append((.init(left: .simple(name), relation: .equals, right: type), nil))
        }
        // An alias of the name of an inherited associated type fixes it.
        for alias in owner.members.typealiases where types.associated.contains(alias.name) {
            all.append((.init(left: .simple(alias.name), relation: .equals, right: alias.target), nil))
        }
        for parent in index.inherited(by: owner) {
            let arguments = parent.type.unattributed.arguments
            guard !arguments.isEmpty else { continue }
            let names =
                index.declaration(of: parent.type, from: parent.scope)?.primaryAssociatedTypes
                ?? StandardProtocols.primaryAssociatedTypes(of: parent.type.unattributed.lastName ?? "")
            for (name, argument) in zip(names, arguments) {
                all.append((.init(left: .simple(name), relation: .equals, right: argument), nil))
            }
        }
        for (requirement, home) in all {
            let (left, right) = (normal(requirement.left), normal(requirement.right))
            if left == .simple("Self"), requirement.relation != .equals { continue }
            if let root = left.root, root != home { constrained.insert(root) }
            if requirement.relation == .equals {
                equate(left, right)
            } else {
                requirements.append(.init(left: left, relation: requirement.relation, right: right))
            }
        }
    }

    private func isAssociated(_ type: TypeRef) -> Bool {
        guard case .named(let parts) = type, parts.count == 1, parts[0].arguments.isEmpty else { return false }
        return types.associated.contains(parts[0].name)
    }

    private mutating func equate(_ left: TypeRef, _ right: TypeRef) {
        if let name = left.name, isAssociated(left), fixed[name] == nil, !right.mentions(name) {
            fixed[name] = right
        } else if let name = right.name, isAssociated(right), fixed[name] == nil, !mentionsAssociated(left) {
            fixed[name] = left
        } else {
            requirements.append(.init(left: left, relation: .equals, right: right))
        }
    }

    private func mentionsAssociated(_ type: TypeRef) -> Bool { types.associated.contains(where: type.mentions) }

    private func mentionsOpen(_ type: TypeRef) -> Bool {
        types.associated.contains { fixed[$0] == nil && type.mentions($0) }
    }

    /// The default of an associated type, unless something is asked of it that its declaration does not know.
    private func defaultType(of name: String, _ declarations: [AssociatedTypeFact]) -> TypeRef? {
        guard let home = declarations.first(where: { $0.defaultType != nil }), !constrained.contains(name),
            declarations.allSatisfy({ $0.defaultType != nil || $0.inherits.isEmpty && $0.requirements.isEmpty })
        else { return nil }
        return home.defaultType
    }

    /// A list, where an associated type is a sequence of what leads back to the double: no generic parameter can be that.
    private func listOfSelf(_ name: String, _ declarations: [AssociatedTypeFact]) -> TypeRef? {
        let asked = requirements.filter { $0.left.mentions(name) || $0.right.mentions(name) }
        let equal = asked.filter { $0.relation == .equals }
        let bounds = declarations.flatMap(\.inherits) + asked.filter { $0.relation != .equals }.flatMap(\.right.parts)
        guard equal.count == 1, let element = equal.first?.right, element.mentions("Self"), !mentionsOpen(element),
            equal[0].left == .simple(name + ".Element"), bounds.allSatisfy({ Self.ofLists.contains($0.text) }),
            asked.allSatisfy({ $0.relation == .equals || $0.left == .simple(name) })
        else { return nil }
        return .array(element)
    }

    /// What every list conforms to.
    private static let ofLists: Set<String> = [
        "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
        "RangeReplaceableCollection",
    ]

    // MARK: - Solving

    /// Writes what is fixed in terms of what is not, and fixes what follows from it.
    private mutating func solve() {
        for _ in 0..<8 {
            let known = fixed
            for (name, type) in known {
                let next = type.with(known)
                if !next.mentions(name) { fixed[name] = next }
            }
            let all = requirements
            requirements = []
            for requirement in all { settle(requirement, known) }
            if fixed == known, requirements == all { break }
        }
    }

    private mutating func settle(_ requirement: GenericRequirement, _ known: [String: TypeRef]) {
        let (left, right) = (requirement.left.with(known), requirement.right.with(known))
        guard left != right else { return }
        guard requirement.relation == .equals else {
            requirements.append(.init(left: left, relation: requirement.relation, right: right))
            return
        }
        // What is open stands first.
        let (one, other) = mentionsOpen(left) ? (left, right) : (right, left)
        if isAssociated(one), let name = one.name, fixed[name] == nil, !mentionsOpen(other) {
            fixed[name] = other
        } else {
            requirements.append(.init(left: one, relation: .equals, right: other))
        }
    }
}

extension TypeRef {
    /// The first name of a named type.
    fileprivate var root: String? {
        guard case .named(let parts) = self else { return nil }
        return parts.first?.name
    }

    /// The type with associated types replaced by what they are fixed to, parts of these included.
    func with(_ fixed: [String: TypeRef]) -> TypeRef {
        guard !fixed.isEmpty else { return self }
        return mapped { node in
            guard case .named(let parts) = node, parts[0].arguments.isEmpty, let found = fixed[parts[0].name] else {
                return node
            }
            guard parts.count > 1, case .named(let names) = found.spelledOut else { return found }
            return .named(names + parts.dropFirst())
        }
    }

    /// A list, dictionary or optional under its full name, which can have parts: `Array<Int>` of `[Int]`.
    private var spelledOut: TypeRef {
        switch self {
        case .array(let element): .named([.init("Array", [element])])
        case .dictionary(let key, let value): .named([.init("Dictionary", [key, value])])
        case .optional(let wrapped): .named([.init("Optional", [wrapped])])
        default: self
        }
    }

    /// Whether a name begins one that stands anywhere in the type.
    func mentions(_ name: String) -> Bool {
        mentionedNames.contains { $0 == name || $0.hasPrefix(name + ".") }
    }
}
