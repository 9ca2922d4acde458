import Facts

/// What a type of the sources is to its tests: data, something injected, something under test.
public struct Role: Hashable, Sendable {
    /// The type's simple name.
    public var name: String
    /// What was declared.
    public var kind: TypeFact.Kind
    /// The module it belongs to.
    public var module: String
    /// Whether it is data: what it stores is all there is to it.
    public var isModel: Bool
    /// Whether SwiftData stores it.
    public var isPersistent: Bool
    /// The protocols of the sources it implements that demand a method.
    public var services: [String]
    /// The protocols of the sources it is injected with.
    public var dependencies: [String]
    /// The container, shared by the whole process, from which it resolves them; `nil` for none.
    public var container: String?
    /// Whether it lives on the main actor.
    public var isMainActor: Bool
    /// Labels of its initialisers' parameters that take a plain `String` or `Int`.
    public var literalLabels: Set<String>
    /// The names of its methods.
    public var methods: Set<String>
    /// Whether making it can give `nil`.
    public var isFailable: Bool
    /// Whether it is one value, no list, in a type of its own.
    public var isWrapper: Bool

    /// Whether a test replaces what it is injected with.
    public var isInjected: Bool { !dependencies.isEmpty || container != nil }

    /// Whether it is the real thing behind a protocol, or something that is injected with such.
    public var isProduction: Bool { !services.isEmpty || isInjected }
}

/// The roles of a project's types, by simple name.
public struct Roles: Sendable {
    private let roles: [String: Role]
    /// The protocols that demand a method, for which testgen can write a double.
    public let services: Set<String>
    /// Those of them that demand a method which gives nothing back, at once or to a closure.
    public let commanded: Set<String>
    /// The names of the methods that these protocols demand.
    public let serviceMethods: Set<String>

    /// Finds the roles of the types whose facts are known.
    ///
    /// - Parameters:
    ///   - index: The facts of the sources.
    ///   - containers: The containers to recognise by their property wrappers.
    ///   - isMainActorByDefault: Whether a module's declarations are on the main actor by default.
    public init(
        _ index: FactIndex, containers: [ContainerWrappers] = [],
        isMainActorByDefault: (String) -> Bool = { _ in false }
    ) {
        var reader = RoleReader(index: index, containers: containers)
        services = reader.services
        commanded = reader.commanded
        serviceMethods = reader.serviceMethods
        var found: [String: Role] = [:]
        var ambiguous: Set<String> = []
        for type in index.types where type.kind != .protocol && !type.isLocal {
            let role = reader.role(of: type, isMainActorByDefault: isMainActorByDefault(type.module))
            if let other = found[type.name], other != role { ambiguous.insert(type.name) }
            found[type.name] = role
        }
        roles = found.filter { !ambiguous.contains($0.key) }
    }

    /// The role of a type; `nil` when the sources declare none of that name, or several that differ.
    public subscript(name: String) -> Role? { roles[name] }

    /// Whether anything that is known is injected with a protocol.
    public func isInjected(_ name: String) -> Bool { roles.values.contains { $0.dependencies.contains(name) } }

    /// The types that are injected with something.
    public var injected: [Role] { roles.values.filter(\.isInjected) }

    /// All roles.
    public var all: [Role] { Array(roles.values) }
}

/// The property wrappers by which a container that the whole process shares is used.
public struct ContainerWrappers: Hashable, Sendable {
    /// What the container is called.
    public var name: String
    /// The modules whose import makes the wrappers its own.
    public var modules: Set<String>
    /// The wrappers, without `@`.
    public var wrappers: Set<String>

    /// Creates a description.
    public init(name: String, modules: Set<String>, wrappers: Set<String>) {
        self.name = name
        self.modules = modules
        self.wrappers = wrappers
    }
}

/// Reads roles out of facts.
private struct RoleReader {
    let index: FactIndex
    let wrappers: [String: ContainerWrappers]
    let services: Set<String>
    let commanded: Set<String>
    let serviceMethods: Set<String>
    private let signatureNames: Set<String>

    init(index: FactIndex, containers: [ContainerWrappers]) {
        self.index = index
        wrappers = Dictionary(
            containers.flatMap { container in container.wrappers.map { ($0, container) } },
            uniquingKeysWith: { first, _ in first })
        let protocols = index.types.filter { $0.kind == .protocol }
        services = Set(
            protocols.filter { type in
                ([type] + index.inheritedProtocols(of: type).found).contains { !$0.members.methods.isEmpty }
            }.map(\.name))
        commanded = Set(
            protocols.filter { type in
                ([type] + index.inheritedProtocols(of: type).found).contains {
                    $0.members.methods.contains(where: \.isCommand)
                }
            }.map(\.name))
        serviceMethods = Set(protocols.flatMap { $0.members.methods.map(\.name) })
        signatureNames = Set(protocols.flatMap(\.members.signatureNames))
    }

    mutating func role(of type: TypeFact, isMainActorByDefault: Bool) -> Role {
        let members = index.members(of: type)
        let conformances = index.conformances(of: type)
        let isolation = index.isolation(of: type, defaultActor: isMainActorByDefault ? "MainActor" : nil)
        var role = Role(
            name: type.name, kind: type.kind, module: type.module, isModel: false,
            isPersistent: type.info.attribute("Model") != nil,
            services: services.intersection(conformances).sorted(), dependencies: dependencies(of: type, members),
            container: container(of: type, members), isMainActor: isolation.isMainActor,
            literalLabels: literalLabels(of: type, members), methods: Set(members.methods.map(\.name)),
            isFailable: members.initializers.contains(where: \.isFailable),
            isWrapper: isWrapper(type))
        role.isModel = isModel(type, role, members, conformances)
        return role
    }

    // MARK: What it is injected with

    private func dependencies(of type: TypeFact, _ members: [Member]) -> [String] {
        var types = members.initializers.flatMap { $0.parameters.map(\.type) }
        types += type.members.properties.filter { !$0.info.isStatic && $0.isStored }.compactMap(\.type)
        let generics = Dictionary(
            type.generics.parameters.map { ($0.name, $0.constraint) }, uniquingKeysWith: { first, _ in first })
        let names = types.flatMap { injected($0, from: type, generics) }
        return Array(Set(names)).sorted()
    }

    private func injected(_ type: TypeRef, from owner: TypeFact, _ generics: [String: TypeRef?]) -> [String] {
        let bare = type.bare
        if case .composition(let parts) = bare.unparenthesised {
            return parts.flatMap { injected($0, from: owner, generics) }
        }
        if let name = bare.name, let constraint = generics[name] ?? nil {
            return injected(constraint, from: owner, [:])
        }
        guard let fact = index.declaration(of: bare, from: owner.scopeInside), fact.kind == .protocol else { return [] }
        return services.contains(fact.name) && !fact.name.hasSuffix("Delegate") ? [fact.name] : []
    }

    private func container(of type: TypeFact, _ members: [Member]) -> String? {
        let imports = Set(index.imports(ofFile: type.info.location.file).map(\.module))
        for attribute in members.properties.flatMap(\.info.attributes) {
            guard let container = wrappers[attribute.name] else { continue }
            if !container.modules.isDisjoint(with: imports.union([attribute.qualifier ?? ""])) { return container.name }
        }
        return nil
    }

    // MARK: Whether it is data

    /// Types that are values of another kind than data, by what they conform to.
    private static let notData: Set<String> = [
        "View", "ViewModifier", "App", "Scene", "Error", "LocalizedError", "OptionSet", "RawRepresentable", "Reducer",
        "ObservableObject", "URLProtocol", "UIViewController", "UIView", "PreferenceKey", "EnvironmentKey", "CodingKey",
        "ButtonStyle", "Shape", "Executor", "AsyncSequence", "AsyncIteratorProtocol", "IteratorProtocol", "Sequence",
    ]
    private static let data: Set<String> = [
        "Codable", "Encodable", "Decodable", "Identifiable", "Hashable", "Equatable", "PersistentModel",
    ]

    private func isModel(_ type: TypeFact, _ role: Role, _ members: [Member], _ conformances: Set<String>) -> Bool {
        if role.isPersistent { return true }
        guard type.kind == .struct || type.kind == .class, !role.isProduction else { return false }
        guard conformances.isDisjoint(with: Self.notData), type.info.attribute("propertyWrapper") == nil,
            type.info.attribute("Observable") == nil
        else { return false }
        let stored = type.members.properties.filter { $0.isStored && !$0.info.isStatic }
        guard !stored.isEmpty, stored.map(\.name) != ["rawValue"] else { return false }
        guard !stored.contains(where: { $0.type?.bare.functionType != nil }) else { return false }
        let isShown = signatureNames.contains(type.name)
        if type.kind == .class { return isShown && members.methods.isEmpty || conformances.contains("Identifiable") }
        if !conformances.isDisjoint(with: ["Codable", "Encodable", "Decodable", "Identifiable"]) { return true }
        return isShown || (!conformances.isDisjoint(with: Self.data) && members.methods.allSatisfy(\.isOperatorLike))
    }

    private func isWrapper(_ type: TypeFact) -> Bool {
        let stored = type.members.properties.filter { $0.isStored && !$0.info.isStatic }
        guard type.kind == .struct, stored.count == 1, let only = stored[0].type?.unattributed else { return false }
        return only.name.map { !["Array", "Set", "Dictionary"].contains($0) } ?? false
    }

    private func literalLabels(of type: TypeFact, _ members: [Member]) -> Set<String> {
        let parameters = members.initializers.flatMap(\.parameters).map { ($0.label, $0.type) }
        let stored = type.members.properties.filter(\.isStored).map { (Optional($0.name), $0.type) }
        let all = parameters + (type.hasMemberwiseInitializer ? stored : [])
        return Set(
            all.compactMap { label, type in
                guard let label, let name = type?.unattributed.name, name == "String" || name == "Int" else {
                    return nil
                }
                return label
            })
    }
}

extension MethodFact {
    /// Whether it only helps a value to be compared or hashed.
    fileprivate var isOperatorLike: Bool { isOperator || name == "hash" }

    /// Whether it gives nothing back, at once or to a closure: it tells, and does not ask.
    fileprivate var isCommand: Bool {
        let gives = result.map { $0.bare.name != "Void" && $0.description != "()" } ?? false
        return !gives && !parameters.contains { $0.type.bare.functionType != nil }
    }
}

extension Collection where Element == Member {
    /// The names of all types in the signatures of methods and properties.
    fileprivate var signatureNames: [String] {
        let types =
            methods.flatMap { $0.parameters.map(\.type) + [$0.result].compactMap { $0 } }
            + properties.compactMap(\.type)
        return types.flatMap(\.mentionedNames).flatMap { $0.split(separator: ".").map(String.init) }
    }
}
