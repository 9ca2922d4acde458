/// A declared protocol, class, struct, enum or actor.
public struct TypeFact: Hashable, Sendable {
    @usableFromInline
    struct Parts: Equatable, Sendable {
        @usableFromInline var kind: Kind
        @usableFromInline var info: DeclarationInfo
        @usableFromInline var name: String
        @usableFromInline var scope: [String]
        @usableFromInline var module: String
        @usableFromInline var generics: GenericClause
        @usableFromInline var primaryAssociatedTypes: [String]
        @usableFromInline var inherits: [TypeRef]
        @usableFromInline var members: [Member]
        @usableFromInline var isLocal: Bool
        @usableFromInline var isOfClosures: Bool = false
    }

    @usableFromInline var shared: Shared<Parts>

    @usableFromInline
    mutating func change(_ change: (inout Parts) -> Void) {
        var parts = shared.value
        change(&parts)
        shared = Shared(parts)
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.shared === right.shared || left.shared.value == right.shared.value
    }

    /// What was declared.
    public enum Kind: String, Hashable, Sendable, Codable {
        case `protocol`, `class`, `struct`, `enum`, actor
    }

    /// What was declared.
    @inlinable public var kind: Kind {
        get { shared.value.kind }
        set { change { $0.kind = newValue } }
    }
    /// Place, access, modifiers, attributes.
    @inlinable public var info: DeclarationInfo {
        get { shared.value.info }
        set { change { $0.info = newValue } }
    }
    /// The simple name.
    @inlinable public var name: String {
        get { shared.value.name }
        set { change { $0.name = newValue } }
    }
    /// Names of the enclosing types (or of the extended type), outermost first.
    @inlinable public var scope: [String] {
        get { shared.value.scope }
        set { change { $0.scope = newValue } }
    }
    /// The module the file belongs to; empty when not known.
    @inlinable public var module: String {
        get { shared.value.module }
        set { change { $0.module = newValue } }
    }
    /// The generic part.
    @inlinable public var generics: GenericClause {
        get { shared.value.generics }
        set { change { $0.generics = newValue } }
    }
    /// Primary associated types of a protocol.
    @inlinable public var primaryAssociatedTypes: [String] {
        get { shared.value.primaryAssociatedTypes }
        set { change { $0.primaryAssociatedTypes = newValue } }
    }
    /// The inheritance clause as written.
    @inlinable public var inherits: [TypeRef] {
        get { shared.value.inherits }
        set { change { $0.inherits = newValue } }
    }
    /// Members in the order of the source, without nested types (those are facts of their own).
    @inlinable public var members: [Member] {
        get { shared.value.members }
        set { change { $0.members = newValue } }
    }
    /// The types its lexical context is nested in that are not visible from outside (private, or inside a function).
    @inlinable public var isLocal: Bool {
        get { shared.value.isLocal }
        set { change { $0.isLocal = newValue } }
    }
    /// Whether it is the protocol that a struct of nothing but closures amounts to: doubles make such a struct.
    @inlinable public var isOfClosures: Bool {
        get { shared.value.isOfClosures }
        set { change { $0.isOfClosures = newValue } }
    }

    /// Creates a type.
    public init(
        kind: Kind, info: DeclarationInfo, name: String, scope: [String] = [], module: String = "",
        generics: GenericClause = GenericClause(), primaryAssociatedTypes: [String] = [],
        inherits: [TypeRef] = [],
        members: [Member] = [], isLocal: Bool = false
    ) {
        shared = Shared(
            Parts(
                kind: kind, info: info, name: name, scope: scope, module: module, generics: generics,
                primaryAssociatedTypes: primaryAssociatedTypes, inherits: inherits, members: members,
                isLocal: isLocal))
    }

    /// Hashes what tells declarations apart: the name and the place.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(info.location)
    }

    /// Whether the compiler writes it an initialiser of its stored properties: it does for a struct whose body declares
    /// none; those of extensions do not count (The Swift Programming Language, "Initializer Delegation for Value Types").
    public var hasMemberwiseInitializer: Bool { kind == .struct && members.initializers.isEmpty }

    /// `Outer.Inner`
    public var qualifiedName: String { (scope + [name]).joined(separator: ".") }
}

/// An extension.
public struct ExtensionFact: Hashable, Sendable {
    /// Place, access, attributes.
    public var info: DeclarationInfo
    /// The extended type, as written.
    public var extended: TypeRef
    /// The module the file belongs to.
    public var module: String
    /// Conformances added.
    public var inherits: [TypeRef]
    /// `where …`
    public var requirements: [GenericRequirement]
    /// Members in the order of the source.
    public var members: [Member]

    /// Creates an extension.
    public init(
        info: DeclarationInfo, extended: TypeRef, module: String = "", inherits: [TypeRef] = [],
        requirements: [GenericRequirement] = [], members: [Member] = []
    ) {
        self.info = info
        self.extended = extended
        self.module = module
        self.inherits = inherits
        self.requirements = requirements
        self.members = members
    }
}

extension Collection where Element == Member {
    /// The methods, in order.
    public var methods: [MethodFact] {
        compactMap { if case .method(let fact) = $0 { fact } else { nil } }
    }
    /// The properties, in order.
    public var properties: [PropertyFact] {
        compactMap { if case .property(let fact) = $0 { fact } else { nil } }
    }
    /// The initialisers, in order.
    public var initializers: [InitializerFact] {
        compactMap { if case .initializer(let fact) = $0 { fact } else { nil } }
    }
    /// The subscripts, in order.
    public var subscripts: [SubscriptFact] {
        compactMap { if case .subscript(let fact) = $0 { fact } else { nil } }
    }
    /// The enum cases, in order.
    public var cases: [EnumCaseFact] {
        compactMap { if case .enumCase(let fact) = $0 { fact } else { nil } }
    }
    /// The associated types, in order.
    public var associatedTypes: [AssociatedTypeFact] {
        compactMap { if case .associatedType(let fact) = $0 { fact } else { nil } }
    }
    /// The type aliases, in order.
    public var typealiases: [TypealiasFact] {
        compactMap { if case .typealias(let fact) = $0 { fact } else { nil } }
    }
}
