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
    /// What the protocols name by `associatedtype` and `typealias`.
    private var types: MemberTypes?
    /// Names of types from elsewhere that cannot be copied.
    private var moved: Set<String> = []
    /// The names of associated types.
    var associated: Set<String> { types?.associated ?? [] }
    /// What associated types are fixed to.
    private var fixed: [String: TypeRef] = [:]
    /// The names of requirements.
    private(set) var taken: Set<String> = []
    /// Whether the double is an actor.
    private(set) var isActor = false
    /// The attribute that isolates it; `nil` for none.
    let isolation: String?

    init(protocols: [TypeFact], index: FactIndex, options: DoubleOptions) {
        let inherited = protocols.flatMap { [$0] + index.inheritedProtocols(of: $0).found }
        superclass = Superclass(of: inherited, index: index)
        self.protocols = protocols
        self.index = index
        self.options = options
        isolation = protocols.firstNonNil { fact in
            // A class gets the isolation of a protocol that it conforms to; what makes a struct of closures does not.
            let standard = fact.isOfClosures ? options.defaultActors[fact.module] : nil
            return if case .globalActor(let name) = index.isolation(of: fact, defaultActor: standard) {
                "@" + name
            } else { nil }
        }
    }

    /// What the double may be seen from: no more than its protocols and than was asked for.
    private var access: Access {
        let least = protocols.map(\.info.access).min() ?? .internal
        return min(options.access ?? .internal, max(least, .internal), .public)
    }

    /// The double's name.
    var name: String {
        options.name ?? (protocols.count == 1 ? MockoloWish(protocols[0].info).name : nil)
            ?? scopeOfName + DoubleNames.type(of: protocols, suffix: kind?.suffix ?? options.suffix, options)
    }

    /// The types around a nested protocol where another one has the same simple name: `Home` of `Home.Service` beside
    /// `Settings.Service`.
    private var scopeOfName: String {
        guard protocols.count == 1, let fact = protocols.first, !fact.scope.isEmpty else { return "" }
        let namesakes = index.types(named: fact.name).filter { $0.kind == fact.kind && $0.module == fact.module }
        return namesakes.count > 1 ? fact.scope.joined() : ""
    }

    /// The kind that was asked for.
    var kind: DoubleKind? { DoubleKind.of(protocols, otherwise: options.kind) }

    /// Whether every use of a member that nobody has stubbed records an issue.
    var failsUnstubbed: Bool { options.failsUnstubbed || kind?.isStrict == true }

    mutating func run() -> Diagnosed<DoublePlan?> {
        guard let owners = owners() else { return Diagnosed(nil, diagnostics) }
        let conformances = protocols.reduce(into: Set<String>()) { $0.formUnion(index.conformances(of: $1)) }
        let types = MemberTypes(of: owners, index: index, associated: StandardProtocols.associated(conformances))
        self.types = types
        moved = Keeping.moved(in: owners, index: index)
        taken = Set(owners.flatMap(\.members).compactMap(\.plainName))
        isActor = conformances.contains("Actor")
        if isActor, let fact = protocols.first, !conformances.isDisjoint(with: ["Codable", "Decodable"]) {
            refuse("\(fact.name): what decodes an actor would run outside of it", fact.info, "decoded-actor")
            return Diagnosed(nil, diagnostics)
        }
        let hasNonisolated = isolation != nil && owners.flatMap(\.members).contains(where: \.isNonisolated)
        // A type that is isolated to a global actor is Sendable.
        let isSendable =
            (options.isSendable && isolation == nil) || isActor || subclassing?.isSendable == true
            || conformances.contains { KnownProtocol.named($0)?.isSendable == true }
        let associated = AssociatedTypes(owners: owners, types: types, index: index, double: name, options: options)
        fixed = associated.fixed
        if let obstacle = associated.obstacle, let fact = protocols.first {
            refuse("\(fact.name): \(obstacle)", fact.info, "self-referential")
            return Diagnosed(nil, diagnostics)
        }
        var plan = DoublePlan(
            name: name, conformances: protocols.filter { !$0.isOfClosures }.map(\.qualifiedName), protocols: protocols,
            isActor: isActor,
            isFinal: isSendable || owners.contains(where: \.mentionsSelf) || associated.isFinal
                || !associated.parameters.isEmpty,
            generics: associated.clause, whereClause: associated.whereClause, genericArguments: associated.arguments,
            genericNames: associated.parameters,
            extraMembers: extraMembers(
                conformances.subtracting(superclass?.conformances ?? []), beside: owners,
                isIsolated: isolation != nil || isActor),
            hasNonisolatedMembers: hasNonisolated, isLocked: isSendable || hasNonisolated, isolation: isolation,
            failsUnstubbed: failsUnstubbed, access: access,
            requirements: requirements(of: owners, associated, beside: conformances)
                + identity(associated.fixed["ID"], conformances, owners), typealiases: associated.typealiases,
            imports: Array(owners.flatMap { index.imports(ofFile: $0.info.location.file) }.uniqued()))
        plan.constraints = associated.constraints
        plan.isFed = plan.extraMembers.contains { $0.contains("StreamFeed<") }
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
        plan.availability = Array(attributes.filter { $0.name == "available" }.compactMap(\.written).uniqued())
        plan.takeNames(of: owners, index)
        plan.deprecated = Set(owners.flatMap(deprecatedMembers))
        plan.shadowed = Set(FactIndex.typesOfDoubles.filter(isShadowed))
        plan.stubsRecord = options.naming.listsCalls
        plan.isMadeOfProperties = options.naming == .mockolo
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

    /// What fulfils protocols of the standard library, unless a protocol asks for it in words.
    private func extraMembers(
        _ conformances: Set<String>, beside owners: [TypeFact], isIsolated: Bool
    ) -> [String] {
        let asked = Set(owners.flatMap(\.members).compactMap(\.fullName))
        let names = conformances.sorted().filter { !asked.contains(StandardProtocols.iterators[$0] ?? "") }.map {
            name in
            // What never fails is another sequence.
            name == "AsyncSequence" && fixed["Failure"]?.text == "Never" ? "AsyncSequence of Never" : name
        }
        let known = names.flatMap { KnownProtocol.named($0)?.members ?? [] }.uniqued()
        return known.filter { !$0.text.isEmpty && ($0.isIdentity || !asked.contains($0.name)) }.map { member in
            member.text.replacing("{name}", with: name)
                .replacing("{nonisolated}", with: isIsolated ? "nonisolated " : "")
                .replacing("{unsafe}", with: isIsolated ? "nonisolated(unsafe) " : "")
        }
    }

    /// What a double can keep of the values of a protocol's requirements.
    func keeping(in owner: TypeFact) -> Keeping {
        Keeping(index: index, scope: owner.scopeInside, moved: moved, fixed: fixed)
    }

    private func deprecatedMembers(of owner: TypeFact) -> [SourceLocation] {
        owner.members.filter { !deprecated(in: $0, of: owner).isEmpty }.compactMap(\.info?.location)
    }

    /// The names by which a requirement speaks of types that are deprecated.
    func deprecated(in member: Member, of owner: TypeFact) -> Set<String> {
        let names = member.signature.flatMap(\.mentionedNames)
        return Set(
            names.filter { name in
                let last = name.split(separator: ".").last.map(String.init) ?? name
                return index.types(named: last).contains(where: \.info.isDeprecated)
                    && index.declaration(of: .simple(name), from: owner.scopeInside)?.info.isDeprecated == true
            })
    }

    private func rewriter(for owner: TypeFact, _ taken: [String]) -> SignatureRewriter {
        var rewriter = SignatureRewriter(index: index, owner: owner, double: name)
        rewriter.taken = taken
        rewriter.types = types
        rewriter.conditions = Set(protocols.flatMap(\.info.conditions))
        rewriter.keeping = keeping(in: owner)
        return rewriter
    }

    /// The requirements, each once, as the double writes them, beside those that protocols of the standard library have.
    private func requirements(
        of owners: [TypeFact], _ associated: AssociatedTypes, beside conformances: Set<String>
    ) -> [DoublePlan.Requirement] {
        let identities = Set(
            conformances.compactMap(KnownProtocol.named).flatMap(\.members).filter(\.isIdentity).map(\.name))
        let written = owners.flatMap { owner in
            let rewriter = rewriter(for: owner, associated.parameters)
            return owner.members.compactMap { member -> Requirement? in
                guard let name = member.fullName, !isInherited(member), !identities.contains(name),
                    !isCircular(member, of: owner)
                else { return nil }
                return Requirement(owner: owner, member: member, written: rewriter.rewritten(member))
            }
        }
        let fixed = owners.count > 1 ? associated.fixed : [:]
        let result = written.uniqued { $0.key(fixed, index) }
        let stems = stems(for: result)
        return zip(result, stems).compactMap { item, stem in
            switch item.written {
            case .method(let fact): .method(method(fact, of: item.owner, stem: stem))
            case .property(let fact): .property(property(fact, of: item.owner))
            case .initializer(let fact): .initializer(initializer(fact, of: item.owner, stem: stem))
            case .subscript(let fact): .subscript(subscriptDouble(fact, of: item.owner, stem: stem))
            default: nil
            }
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

extension DoublePlan {
    /// Takes over what protocols and their members say of a double by attributes and names.
    fileprivate mutating func takeNames(of owners: [TypeFact], _ index: FactIndex) {
        let attributes = owners.flatMap { [$0.info] + $0.members.compactMap(\.info) }.flatMap(\.attributes)
        interfaces = Set(attributes.filter { $0.name == "_spi" }.map(\.text))
        let names = attributes.map(\.name).filter { name in
            name.hasSuffix("Builder")
                || index.types(named: name).contains { $0.info.attribute("resultBuilder") != nil }
        }
        builders = Set(names)
        let own: Set = ["doubleState", "staticState", "stubbedClosure", "fatalError"]
        innerNames = own.intersection(requirements.flatMap(\.names))
    }
}
