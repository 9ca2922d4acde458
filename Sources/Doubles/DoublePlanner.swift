import Algorithms
import Facts
import Project

/// Plans the double of one protocol, or of several for a composition.
///
/// - Parameters:
///   - protocols: The protocols the double stands for, or one class, of which it becomes a subclass.
///   - index: All facts that may matter, inherited protocols among them.
///   - options: Naming.
/// - Returns: The plan; `nil` with an error when a requirement cannot be known.
public func planDouble(
    of protocols: [TypeFact], in index: FactIndex, options: DoubleOptions = DoubleOptions()
) -> Diagnosed<DoublePlan?> {
    var planner = DoublePlanner(protocols: protocols, index: index, options: options)
    return planner.run()
}

/// The state of planning one double.
struct DoublePlanner {
    let protocols: [TypeFact]
    let index: FactIndex
    let options: DoubleOptions
    /// The class that the protocols ask to inherit from.
    let superclass: Superclass?
    var diagnostics: [Diagnostic] = []

    init(protocols: [TypeFact], index: FactIndex, options: DoubleOptions) {
        let inherited = protocols.flatMap { [$0] + index.inheritedProtocols(of: $0).found }
        superclass = Superclass(of: inherited, index: index)
        self.protocols = protocols
        self.index = index
        self.options = options
    }

    /// The double's name.
    var name: String {
        DoubleNames.type(of: protocols, suffix: kind?.suffix ?? options.suffix, naming: options.naming)
    }

    /// The kind that was asked for.
    var kind: DoubleKind? { DoubleKind.of(protocols, otherwise: options.kind) }

    /// Whether every use of a member that nobody has stubbed records an issue.
    var failsUnstubbed: Bool { options.failsUnstubbed || kind?.isStrict == true }

    mutating func run() -> Diagnosed<DoublePlan?> {
        guard let owners = owners() else { return Diagnosed(nil, diagnostics) }
        let conformances = protocols.reduce(into: Set<String>()) { $0.formUnion(index.conformances(of: $1)) }
        let isActor = conformances.contains("Actor")
        let isolation = protocols.firstNonNil {
            if case .globalActor(let name) = index.isolation(of: $0) { "@" + name } else { nil }
        }
        let hasNonisolated = isolation != nil && owners.flatMap(\.members).contains(where: \.isNonisolated)
        // A type that is isolated to a global actor is Sendable.
        let isSendable =
            (options.isSendable && isolation == nil) || isActor || subclassing?.isSendable == true
            || conformances.contains { KnownProtocol.named($0)?.isSendable == true }
        let associated = AssociatedTypes(owners: owners, index: index, options: options)
        var plan = DoublePlan(
            name: name, conformances: protocols.filter { !$0.isOfClosures }.map(\.qualifiedName), protocols: protocols,
            isActor: isActor,
            isFinal: isSendable || owners.contains(where: \.mentionsSelf) || !associated.parameters.isEmpty,
            generics: associated.clause, whereClause: associated.whereClause, genericArguments: associated.arguments,
            genericNames: associated.parameters,
            extraMembers: extraMembers(
                conformances.subtracting(superclass?.conformances ?? []), isIsolated: isolation != nil),
            hasNonisolatedMembers: hasNonisolated, isLocked: isSendable || hasNonisolated, isolation: isolation,
            failsUnstubbed: failsUnstubbed, access: .internal,
            requirements: requirements(of: owners, taken: associated.parameters)
                + identity(associated.identity, conformances, owners), typealiases: associated.typealiases,
            imports: Array(owners.flatMap { index.imports(ofFile: $0.info.location.file) }.uniqued()))
        plan.kind = kind
        plan.isSubclass = subclassing != nil
        plan.superclass = superclass?.name
        if let superclass, !superclass.isPlain {
            plan.constructionObstacle =
                "its double inherits from \(superclass.name), which is not made without arguments"
        }
        plan.closures = protocols.first(where: \.isOfClosures)
        plan.hasOwnReset = superclass?.declared.contains("reset") != true
        let attributes = protocols.flatMap(\.info.attributes)
        plan.availability = Array(attributes.filter { $0.name == "available" }.map(\.text).uniqued())
        plan.stubsRecord = options.naming.listsCalls
        if kind?.works == true { plan.store = store(of: owners) }
        return Diagnosed(plan, diagnostics)
    }

    private func store(of owners: [TypeFact]) -> FakeStore? {
        let scope = protocols.first?.scopeInside ?? LookupScope()
        return FakeStore(owners.flatMap(\.members), index: index, scope: scope)
    }

    /// `Identifiable`'s `id`, where its type is fixed and no protocol asks for it in words.
    private func identity(
        _ type: TypeRef?, _ conformances: Set<String>, _ owners: [TypeFact]
    ) -> [DoublePlan.Requirement] {
        guard let type, conformances.contains("Identifiable"), let owner = owners.first,
            !owners.flatMap(\.members.properties).contains(where: { $0.name == "id" })
        else { return [] }
        let fact = PropertyFact(
            info: DeclarationInfo(location: owner.info.location, access: owner.info.access), name: "id", type: type,
            isLet: false, accessors: PropertyFact.Accessors())
        return [.property(property(fact, of: owner))]
    }

    /// What protocols of the standard library ask for.
    private func extraMembers(_ conformances: Set<String>, isIsolated: Bool) -> [String] {
        conformances.sorted().flatMap { KnownProtocol.named($0)?.members ?? [] }.uniqued().map { member in
            member.replacing("{name}", with: name)
                .replacing("{nonisolated}", with: isIsolated ? "nonisolated " : "")
        }
    }

    private func requirements(of owners: [TypeFact], taken: [String]) -> [DoublePlan.Requirement] {
        let result = owners.flatMap { owner in
            owner.members.filter { !isInherited($0) }.map { (requirement: $0, owner: owner) }
        }.uniqued { key(of: $0.requirement) }
        let stems = stems(
            for: result.compactMap { if case .method(let method) = $0.requirement { method } else { nil } })
        var methodNumber = -1
        var initializers = StemCounter()
        var subscripts = StemCounter()
        return result.compactMap { item in
            let rewriter = SignatureRewriter(index: index, owner: item.owner, double: name, taken: taken)
            switch item.requirement {
            case .method(let method):
                methodNumber += 1
                return .method(self.method(rewriter.rewritten(method), of: item.owner, stem: stems[methodNumber]))
            case .property(let property): return .property(self.property(rewriter.rewritten(property), of: item.owner))
            case .initializer(let fact):
                return .initializer(
                    initializer(
                        rewriter.rewritten(fact), of: item.owner, stem: initializers.next(stem(of: fact, item.owner))))
            case .subscript(let fact):
                return .subscript(
                    subscriptDouble(rewriter.rewritten(fact), of: item.owner, stem: subscripts.next("subscript")))
            default: return nil
            }
        }
    }

    /// The stem of an initializer's records: its type counts as its result.
    private func stem(of fact: InitializerFact, _ owner: TypeFact) -> String {
        let method = MethodFact(
            info: fact.info, name: "init", generics: fact.generics, parameters: fact.parameters, effects: fact.effects,
            result: .simple(owner.name))
        return switch options.naming {
        case .sourcery: DoubleNames.sourcery(method)
        case .sourcery212: DoubleNames.sourcery212(method)
        case .short, .cleanArchitecture: "init"
        }
    }

    /// Whether the class a protocol asks for has a member already.
    private func isInherited(_ member: Member) -> Bool {
        switch member {
        case .method(let fact): superclass?.declared.contains(fact.name) == true
        case .property(let fact): superclass?.declared.contains(fact.name) == true
        default: false
        }
    }

    /// What makes two requirements one: name, labels, types, effects of being static and async.
    private func key(of member: Member) -> String {
        switch member {
        case .method(let method):
            let types = method.parameters.map { $0.type.text }.joined(separator: ",")
            return
                "m \(method.info.isStatic) \(method.fullName) \(types) \(method.result?.text ?? "") \(method.effects.isAsync) \(method.generics)"
        case .property(let property): return "p \(property.info.isStatic) \(property.name)"
        case .initializer(let fact): return "i \(fact.parameters.map { "\($0.label ?? "_"):\($0.type.text)" })"
        case .subscript(let fact):
            return
                "s \(fact.info.isStatic) \(fact.parameters.map { "\($0.label ?? "_"):\($0.type.text)" }) \(fact.result)"
        default: return "\(member)"
        }
    }

    /// A stem for each method: as short as uniqueness allows in the short mode.
    private func stems(for methods: [MethodFact]) -> [String] {
        var stems: [String]
        switch options.naming {
        case .sourcery: stems = methods.map(DoubleNames.sourcery)
        case .sourcery212: stems = methods.map(DoubleNames.sourcery212)
        case .short, .cleanArchitecture: stems = methods.map(DoubleNames.base)
        }
        for lengthened in [DoubleNames.labelled, DoubleNames.typed] {
            let counts = Dictionary(stems.map { ($0, 1) }, uniquingKeysWith: +)
            let isSourcery = [.sourcery, .sourcery212].contains(options.naming)
            var seen: Set<String> = []
            for position in stems.indices where (counts[stems[position]] ?? 0) > 1 {
                // Sourcery's own name stays with the first: what was written against it keeps compiling.
                if isSourcery, seen.insert(stems[position]).inserted { continue }
                stems[position] = lengthened(methods[position])
            }
        }
        var used: [String: Int] = [:]
        return stems.map { stem in
            used[stem, default: 0] += 1
            return (used[stem] ?? 1) > 1 ? "\(stem)\(used[stem] ?? 1)" : stem
        }
    }
}

/// Stems with a number from the second on.
struct StemCounter {
    private var counts: [String: Int] = [:]

    mutating func next(_ stem: String) -> String {
        counts[stem, default: 0] += 1
        let count = counts[stem] ?? 1
        return count == 1 ? stem : "\(stem)\(count)"
    }
}

extension Member {
    /// Whether a requirement is `nonisolated`.
    var isNonisolated: Bool {
        switch self {
        case .method(let fact): fact.info.has("nonisolated")
        case .property(let fact): fact.info.has("nonisolated")
        default: false
        }
    }
}

extension TypeFact {
    /// Whether a requirement mentions `Self` where a subclass would have to answer for it.
    var mentionsSelf: Bool {
        let isSelf = { (type: TypeRef) in type.mentionedNames.contains { $0 == "Self" || $0.hasPrefix("Self.") } }
        return members.contains { member in
            switch member {
            case .method(let fact):
                fact.isOperator || fact.parameters.contains { isSelf($0.type) } || fact.result.map(isSelf) == true
            case .property(let fact): fact.type.map(isSelf) == true
            case .subscript(let fact): isSelf(fact.result) || fact.parameters.contains { isSelf($0.type) }
            case .initializer(let fact): fact.parameters.contains { isSelf($0.type) }
            default: false
            }
        }
    }
}
