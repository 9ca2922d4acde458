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
    /// What associated types stand for that are fixed.
    let fixed: [String: TypeRef]
    /// Types that fulfil the parameters' constraints; empty when one is not known.
    private(set) var arguments: [String] = []
    /// Constraints that differ by `#if`, under names of their own.
    private(set) var constraints: [DoublePlan.Constraint] = []
    /// Whether an associated type is the conforming type itself, which has no subclasses then.
    let isFinal: Bool
    /// Why no double can conform; `nil` when one can.
    private(set) var obstacle: String?

    init(owners: [TypeFact], types: MemberTypes, index: FactIndex, double: String, options: DoubleOptions) {
        let equations = TypeEquations(owners: owners, types: types, index: index)
        let (requirements, identity) = Self.settled(equations)
        let fixed = equations.fixed.merging(identity) { first, _ in first }
        isFinal = fixed.values.contains { $0.mentions("Self") }
        self.fixed = fixed.mapValues { $0.replacing(["Self": .simple(double)]) }
        var texts: [String] = []
        for (name, declarations) in equations.declared {
            let implied = owners.contains { $0.sends(name, in: index) } ? ["Sendable"] : []
            let inherited = declarations.flatMap(\.inherits).map { $0.with(fixed) }
            if let type = self.fixed[name] {
                typealiases.append("typealias \(name) = \(type.text)")
                continue
            }
            let constraints = Array((inherited.map(\.text) + implied).uniqued())
            if options.naming != .short, constraints.isEmpty, !requirements.mention(name) {
                typealiases.append("typealias \(name) = Any")
                continue
            }
            parameters.append(name)
            if inherited.contains(where: { $0.mentions("Self") }) { obstacle = Self.obstacle(name) }
            let written = conditional(name, declarations, fixed, double: double).map { [$0] + implied } ?? constraints
            texts.append(written.isEmpty ? name : "\(name): \(written.joined(separator: " & "))")
            let standard = declarations.firstNonNil(\.defaultType)?.with(fixed).text
            arguments.append(
                standard ?? Self.argument(for: constraints, index: index, options) ?? "")
        }
        for (name, type) in self.fixed.sorted(by: { $0.key < $1.key }) where equations.declared[name] == nil {
            typealiases.append("typealias \(name) = \(type.text)")
        }
        if let selfish = requirements.first(where: { $0.left.mentions("Self") || $0.right.mentions("Self") }) {
            obstacle = Self.obstacle(selfish.text)
        }
        if !texts.isEmpty { clause = "<\(texts.joined(separator: ", "))>" }
        if !requirements.isEmpty {
            whereClause = " where " + requirements.map(\.text).uniqued().joined(separator: ", ")
        }
        if arguments.contains("") { arguments = [] }
    }

    /// What is asked of the type of an `id` that no protocol declares: the one that every class has does for some, a text for
    /// others.
    private static func settled(
        _ equations: TypeEquations
    ) -> (requirements: [GenericRequirement], identity: [String: TypeRef]) {
        let all = equations.requirements
        guard equations.declared["ID"] == nil, equations.fixed["ID"] == nil else { return (all, [:]) }
        let asked = all.filter { ["ID", "Self.ID"].contains($0.left.text) && $0.relation == .conforms }
        let names = asked.flatMap { $0.right.parts.map(\.text) }
        guard !asked.isEmpty, names.allSatisfy(\.isFulfilledByString) else { return (all, [:]) }
        let isOfClasses = names.allSatisfy(["Sendable", "Hashable", "Equatable"].contains)
        return (all.filter { !asked.contains($0) }, isOfClasses ? [:] : ["ID": .simple("String")])
    }

    /// A generic parameter cannot be asked to lead back to the type that it is a parameter of.
    private static func obstacle(_ what: String) -> String {
        "\(what) asks for a type that leads back to the double itself, which no generic class can; write it by hand"
    }

    /// The name of what a parameter has to conform to where that differs by `#if`; `nil` where it does not.
    private mutating func conditional(
        _ name: String, _ declarations: [AssociatedTypeFact], _ fixed: [String: TypeRef], double: String
    ) -> String? {
        let variants = declarations.map { declaration in
            let types = declaration.inherits.map { $0.with(fixed) }
            return DoublePlan.Constraint.Variant(
                condition: declaration.info.conditions.map { "(\($0))" }.joined(separator: " && "),
                type: types.isEmpty ? "Any" : types.map(\.text).joined(separator: " & "))
        }
        guard variants.allSatisfy({ !$0.condition.isEmpty }), Set(variants.map(\.type)).count > 1 else { return nil }
        let alias = double + name
        constraints.append(.init(name: alias, variants: variants))
        return alias
    }

    /// A type that fulfils constraints, where one is known.
    private static func argument(for constraints: [String], index: FactIndex, _ options: DoubleOptions) -> String? {
        if constraints.isEmpty { return "Any" }
        if constraints.allSatisfy(\.isFulfilledByString) { return "String" }
        if constraints == ["Error"] { return "any Error" }
        let fact = index.types(named: constraints[0]).first { $0.kind == .protocol && constraints.count == 1 }
        return fact.map { DoubleNames.type(of: [$0], suffix: options.suffix, options) }
    }
}

extension [GenericRequirement] {
    /// Whether a requirement mentions an associated type.
    fileprivate func mention(_ name: String) -> Bool {
        contains { $0.left.mentions(name) || $0.right.mentions(name) }
    }
}

extension TypeFact {
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

extension DoublePlan {
    /// The double where the associated types of its protocols are known: what members return and hold is written by these.
    ///
    /// - Parameter table: The types by the names of the associated types.
    package func fillingIn(_ table: [String: TypeRef]) -> DoublePlan {
        guard !table.isEmpty else { return self }
        var filled = self
        filled.requirements = requirements.map { requirement in
            switch requirement {
            case .property(var property):
                property.fact.type = property.fact.type?.fillingIn(table)
                return .property(property)
            case .method(var method):
                method.fact.result = method.fact.result?.fillingIn(table)
                return .method(method)
            case .subscript(var item):
                item.getter.fact.result = item.getter.fact.result?.fillingIn(table)
                return .subscript(item)
            case .initializer: return requirement
            }
        }
        return filled
    }
}

extension TypeRef {
    /// The type with associated types filled in: `Ticket` and `Self.Ticket`.
    fileprivate func fillingIn(_ table: [String: TypeRef]) -> TypeRef {
        let whole = Dictionary(table.map { ("Self." + $0, $1) }, uniquingKeysWith: { first, _ in first })
        return mapped { node in node.name.flatMap { table[$0] ?? whole[$0] } ?? node }
    }
}
