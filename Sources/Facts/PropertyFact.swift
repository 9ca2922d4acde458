/// A stored or computed property; one for each name of a binding.
public struct PropertyFact: Hashable, Sendable {
    @usableFromInline
    struct Parts: Equatable, Sendable {
        @usableFromInline var info: DeclarationInfo
        @usableFromInline var name: String
        @usableFromInline var type: TypeRef?
        @usableFromInline var isLet: Bool
        @usableFromInline var initialValue: Expression?
        @usableFromInline var accessors: Accessors?
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

    /// Place, access, modifiers, attributes.
    @inlinable public var info: DeclarationInfo {
        get { shared.value.info }
        set { change { $0.info = newValue } }
    }
    /// The name, with backticks if written with them.
    @inlinable public var name: String {
        get { shared.value.name }
        set { change { $0.name = newValue } }
    }
    /// The annotation; `nil` when the type is inferred.
    @inlinable public var type: TypeRef? {
        get { shared.value.type }
        set { change { $0.type = newValue } }
    }
    /// `let`.
    @inlinable public var isLet: Bool {
        get { shared.value.isLet }
        set { change { $0.isLet = newValue } }
    }
    /// The initial value.
    @inlinable public var initialValue: Expression? {
        get { shared.value.initialValue }
        set { change { $0.initialValue = newValue } }
    }
    /// The accessors; for a stored property without observers `nil`.
    @inlinable public var accessors: Accessors? {
        get { shared.value.accessors }
        set { change { $0.accessors = newValue } }
    }

    /// What stands between the braces of a property or subscript.
    public struct Accessors: Hashable, Sendable {
        /// The effects of the getter.
        public var getter: Effects
        /// Modifiers on the getter, such as `mutating`.
        public var getterModifiers: [String]
        /// Whether there is a setter (or `_modify`).
        public var hasSetter: Bool
        /// Modifiers on the setter, such as `nonmutating`.
        public var setterModifiers: [String]
        /// Whether `willSet` or `didSet` stand there: then the property is stored.
        public var isObserved: Bool
        /// The body of the getter; `nil` for a requirement or when bodies were not read.
        public var getterBody: [Statement]?
        /// The body of `set`.
        public var setterBody: [Statement]?
        /// The body of `didSet`.
        public var didSetBody: [Statement]?
        /// The body of `willSet`.
        public var willSetBody: [Statement]?

        /// Every body that was read.
        public var bodies: [[Statement]] {
            [getterBody, setterBody, willSetBody, didSetBody].compactMap { $0 }
        }

        /// Creates accessors.
        public init(
            getter: Effects = Effects(), getterModifiers: [String] = [], hasSetter: Bool = false,
            setterModifiers: [String] = [], isObserved: Bool = false, getterBody: [Statement]? = nil,
            setterBody: [Statement]? = nil, didSetBody: [Statement]? = nil
        ) {
            self.getter = getter
            self.getterModifiers = getterModifiers
            self.hasSetter = hasSetter
            self.setterModifiers = setterModifiers
            self.isObserved = isObserved
            self.getterBody = getterBody
            self.setterBody = setterBody
            self.didSetBody = didSetBody
        }
    }

    /// Hashes what tells declarations apart: the name and the place.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(info.location)
    }

    /// Creates a property.
    public init(
        info: DeclarationInfo, name: String, type: TypeRef?, isLet: Bool,
        initialValue: Expression? = nil,
        accessors: Accessors? = nil
    ) {
        shared = Shared(
            Parts(
                info: info, name: name, type: type, isLet: isLet, initialValue: initialValue,
                accessors: accessors))
    }

    /// Whether it has storage: no accessors, or observers only.
    public var isStored: Bool { accessors?.isObserved ?? true }

    /// Whether its owner can be asked to set it, access aside.
    public var isSettable: Bool { !isLet && (isStored || accessors?.hasSetter == true) }

    /// The access of the setter: narrower than the getter's where `private(set)` and the like stand.
    public var setterAccess: Access {
        for access in [Access.private, .fileprivate, .internal, .package, .public]
        where info.modifiers.contains("\(access.rawValue)(set)") { return access }
        return info.access
    }
}

/// A subscript.
public struct SubscriptFact: Hashable, Sendable {
    /// Place, access, modifiers, attributes.
    public var info: DeclarationInfo
    /// The generic part.
    public var generics: GenericClause
    /// The parameters; labels follow the rule of subscripts (none unless two names are written).
    public var parameters: [ParameterFact]
    /// The element's type.
    public var result: TypeRef
    /// The accessors.
    public var accessors: PropertyFact.Accessors

    /// Creates a subscript.
    public init(
        info: DeclarationInfo, generics: GenericClause = GenericClause(), parameters: [ParameterFact],
        result: TypeRef, accessors: PropertyFact.Accessors
    ) {
        self.info = info
        self.generics = generics
        self.parameters = parameters
        self.result = result
        self.accessors = accessors
    }
}
