/// A declared protocol, class, struct, enum or actor.
public struct TypeFact: Hashable, Sendable {
    /// What was declared.
    public enum Kind: String, Hashable, Sendable, Codable {
        case `protocol`, `class`, `struct`, `enum`, actor
    }

    /// What was declared.
    public var kind: Kind
    /// Place, access, modifiers, attributes.
    public var info: DeclarationInfo
    /// The simple name.
    public var name: String
    /// Names of the enclosing types (or of the extended type), outermost first.
    public var scope: [String]
    /// The module the file belongs to; empty when not known.
    public var module: String
    /// The generic part.
    public var generics: GenericClause
    /// Primary associated types of a protocol.
    public var primaryAssociatedTypes: [String]
    /// The inheritance clause as written.
    public var inherits: [TypeRef]
    /// Members in the order of the source, without nested types (those are facts of their own).
    public var members: [Member]
    /// The types its lexical context is nested in that are not visible from outside (private, or inside a function).
    public var isLocal: Bool
    /// Whether it is the protocol that a struct of nothing but closures amounts to: doubles make such a struct.
    public var isOfClosures = false

    /// Creates a type.
    public init(
        kind: Kind, info: DeclarationInfo, name: String, scope: [String] = [], module: String = "",
        generics: GenericClause = GenericClause(), primaryAssociatedTypes: [String] = [], inherits: [TypeRef] = [],
        members: [Member] = [], isLocal: Bool = false
    ) {
        self.kind = kind
        self.info = info
        self.name = name
        self.scope = scope
        self.module = module
        self.generics = generics
        self.primaryAssociatedTypes = primaryAssociatedTypes
        self.inherits = inherits
        self.members = members
        self.isLocal = isLocal
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
    public var methods: [MethodFact] { compactMap { if case .method(let fact) = $0 { fact } else { nil } } }
    /// The properties, in order.
    public var properties: [PropertyFact] { compactMap { if case .property(let fact) = $0 { fact } else { nil } } }
    /// The initialisers, in order.
    public var initializers: [InitializerFact] {
        compactMap { if case .initializer(let fact) = $0 { fact } else { nil } }
    }
    /// The subscripts, in order.
    public var subscripts: [SubscriptFact] { compactMap { if case .subscript(let fact) = $0 { fact } else { nil } } }
    /// The enum cases, in order.
    public var cases: [EnumCaseFact] { compactMap { if case .enumCase(let fact) = $0 { fact } else { nil } } }
    /// The associated types, in order.
    public var associatedTypes: [AssociatedTypeFact] {
        compactMap { if case .associatedType(let fact) = $0 { fact } else { nil } }
    }
    /// The type aliases, in order.
    public var typealiases: [TypealiasFact] { compactMap { if case .typealias(let fact) = $0 { fact } else { nil } } }
}
