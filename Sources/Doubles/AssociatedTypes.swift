import Algorithms
import Facts
import OrderedCollections
import Project

/// What becomes of a protocol's associated types: generic parameters of the double, or aliases.
///
/// Sourcery makes constrained ones parameters and the others `Any`; in the short naming mode every one that the protocol
/// does not fix is a parameter, so that `any Repository<User>` can be doubled.
struct AssociatedTypes {
    /// The names of the parameters, in order.
    private(set) var parameters: [String] = []
    /// `<Key: Hashable>`, or empty.
    private(set) var clause = ""
    /// `where …`, or empty.
    private(set) var whereClause = ""
    /// `typealias Output = Int`
    private(set) var typealiases: [String] = []
    /// The type that `Identifiable`'s `ID` is fixed to; `nil` when it is left open.
    private(set) var identity: TypeRef?
    /// Types that fulfil the parameters' constraints; empty when one is not known.
    private(set) var arguments: [String] = []

    init(owners: [TypeFact], index: FactIndex, options: DoubleOptions) {
        var fixed: [String: TypeRef] = [:]
        var requirements: [GenericRequirement] = []
        for owner in owners {
            fixed.merge(owner.fixedByInheritance(in: index)) { first, _ in first }
            let all = owner.generics.requirements + owner.members.associatedTypes.flatMap(\.requirements)
            for requirement in all
            where requirement.left.name.map({ !$0.hasPrefix("Self") || $0.hasPrefix("Self.") }) == true {
                let left = requirement.left.withoutSelf
                if requirement.relation == .equals, let name = left.name, !name.contains(".") {
                    fixed[name] = requirement.right.withoutSelf
                } else if left.name != "Self" {
                    requirements.append(
                        .init(left: left, relation: requirement.relation, right: requirement.right.withoutSelf))
                }
            }
        }
        var texts: [String] = []
        let declared = OrderedDictionary(grouping: owners.flatMap(\.members.associatedTypes), by: \.name)
        for (name, declarations) in declared {
            let implied = owners.contains { $0.sends(name, in: index) } ? ["Sendable"] : []
            let constraints = Array((declarations.flatMap(\.inherits).flatMap(\.parts).map(\.text) + implied).uniqued())
            if let type = fixed[name] ?? declarations.firstNonNil(\.defaultType) {
                typealiases.append("typealias \(name) = \(type.text)")
            } else if options.naming != .short, constraints.isEmpty, !requirements.mention(name) {
                typealiases.append("typealias \(name) = Any")
            } else {
                parameters.append(name)
                texts.append(constraints.isEmpty ? name : "\(name): \(constraints.joined(separator: " & "))")
                arguments.append(Self.argument(for: constraints, index: index, suffix: options.suffix) ?? "")
            }
        }
        for (name, type) in fixed.sorted(by: { $0.key < $1.key }) where declared[name] == nil && name != "Self" {
            typealiases.append("typealias \(name) = \(type.text)")
        }
        identity = fixed["ID"]
        if !texts.isEmpty { clause = "<\(texts.joined(separator: ", "))>" }
        let relevant = requirements.filter { requirement in
            requirement.left.mentionedNames.contains { name in
                parameters.contains { name == $0 || name.hasPrefix($0 + ".") }
            }
        }
        if !relevant.isEmpty { whereClause = " where " + relevant.map(\.text).uniqued().joined(separator: ", ") }
        if arguments.contains("") { arguments = [] }
    }

    /// A type that fulfils constraints, where one is known.
    private static func argument(for constraints: [String], index: FactIndex, suffix: String) -> String? {
        if constraints.isEmpty { return "Any" }
        if constraints.allSatisfy(\.isFulfilledByString) { return "String" }
        if constraints == ["Error"] { return "any Error" }
        if constraints.count == 1, index.types(named: constraints[0]).contains(where: { $0.kind == .protocol }) {
            return constraints[0] + suffix
        }
        return nil
    }
}

extension [GenericRequirement] {
    /// Whether a requirement mentions an associated type.
    fileprivate func mention(_ name: String) -> Bool {
        contains { requirement in
            (requirement.left.mentionedNames + requirement.right.mentionedNames).contains {
                $0 == name || $0.hasPrefix(name + ".")
            }
        }
    }
}

extension TypeFact {
    /// The associated types that a protocol fixes where it names its parents: `protocol Books: Store<Book>`.
    fileprivate func fixedByInheritance(in index: FactIndex) -> [String: TypeRef] {
        let pairs = index.inherited(by: self).flatMap { item -> [(String, TypeRef)] in
            guard let name = item.type.unattributed.name, !item.type.unattributed.arguments.isEmpty,
                let parent = index.type(named: name, from: item.scope), parent.kind == .protocol
            else { return [] }
            return Array(zip(parent.primaryAssociatedTypes, item.type.unattributed.arguments.map(\.withoutSelf)))
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// Whether a requirement fills an associated type into a type that asks for `Sendable`: the protocol need not say so
    /// itself, its double must.
    fileprivate func sends(_ associated: String, in index: FactIndex) -> Bool {
        let types =
            members.methods.flatMap { $0.parameters.map(\.type) + [$0.result].compactMap { $0 } }
            + members.properties.compactMap(\.type)
            + members.subscripts.flatMap { $0.parameters.map(\.type) + [$0.result] }
        var found = false
        for type in types {
            _ = index.expanded(type, from: scopeInside).mapped { node in
                for (parameter, argument) in zip(
                    index.declaration(of: node, from: scopeInside)?.generics.parameters ?? [], node.arguments)
                where argument == .simple(associated) || argument == .simple("Self." + associated) {
                    found = found || parameter.constraint?.parts.contains(.simple("Sendable")) == true
                }
                return node
            }
        }
        return found
    }
}

extension TypeRef {
    /// `Self.Element` as `Element`.
    fileprivate var withoutSelf: TypeRef {
        mapped { node in
            guard case .named(let components) = node, components.count > 1, components[0].name == "Self" else {
                return node
            }
            return .named(Array(components.dropFirst()))
        }
    }
}
