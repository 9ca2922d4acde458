/// One case of an enum.
public struct EnumCaseFact: Hashable, Sendable {
    /// Place, access, attributes.
    public var info: DeclarationInfo
    /// The name, with backticks if written with them.
    public var name: String
    /// The payload; `label` is `nil` where none is written.
    public var payload: [ParameterFact]
    /// The raw value as written.
    public var rawValue: Expression?
    /// Whether the case or its enum is `indirect`.
    public var isIndirect: Bool

    /// Creates a case.
    public init(
        info: DeclarationInfo, name: String, payload: [ParameterFact] = [], rawValue: Expression? = nil,
        isIndirect: Bool = false
    ) {
        self.info = info
        self.name = name
        self.payload = payload
        self.rawValue = rawValue
        self.isIndirect = isIndirect
    }
}

/// An associated type of a protocol.
public struct AssociatedTypeFact: Hashable, Sendable {
    /// Place and attributes.
    public var info: DeclarationInfo
    /// The name.
    public var name: String
    /// What it inherits from.
    public var inherits: [TypeRef]
    /// The default.
    public var defaultType: TypeRef?
    /// Requirements of its `where` clause.
    public var requirements: [GenericRequirement]

    /// Creates an associated type.
    public init(
        info: DeclarationInfo, name: String, inherits: [TypeRef] = [], defaultType: TypeRef? = nil,
        requirements: [GenericRequirement] = []
    ) {
        self.info = info
        self.name = name
        self.inherits = inherits
        self.defaultType = defaultType
        self.requirements = requirements
    }
}

/// A type alias, in a type or on its own.
public struct TypealiasFact: Hashable, Sendable {
    /// Place, access, attributes.
    public var info: DeclarationInfo
    /// The name.
    public var name: String
    /// Enclosing types, outermost first.
    public var scope: [String]
    /// The generic part.
    public var generics: GenericClause
    /// What it stands for.
    public var target: TypeRef

    /// Creates an alias.
    public init(
        info: DeclarationInfo, name: String, scope: [String] = [], generics: GenericClause = GenericClause(),
        target: TypeRef
    ) {
        self.info = info
        self.name = name
        self.scope = scope
        self.generics = generics
        self.target = target
    }
}
