/// A parameter of a method, initialiser or subscript.
public struct ParameterFact: Hashable, Sendable {
    /// The argument label as a caller writes it; `nil` for `_`.
    public var label: String?
    /// The name inside the body.
    public var name: String
    /// The type, attributes and specifiers included, without `...`.
    public var type: TypeRef
    /// Whether `...` follows the type.
    public var isVariadic: Bool
    /// The default argument.
    public var defaultValue: Expression?
    /// Attributes on the parameter itself (result builders, `@Argument`).
    public var attributes: [AttributeFact]

    /// Creates a parameter.
    public init(
        label: String?, name: String, type: TypeRef, isVariadic: Bool = false, defaultValue: Expression? = nil,
        attributes: [AttributeFact] = []
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.isVariadic = isVariadic
        self.defaultValue = defaultValue
        self.attributes = attributes
    }
}

/// A function declared in a type.
public struct MethodFact: Hashable, Sendable {
    /// Place, access, modifiers, attributes.
    public var info: DeclarationInfo
    /// The base name, with backticks if written with them; for an operator its characters.
    public var name: String
    /// The generic part.
    public var generics: GenericClause
    /// The parameters.
    public var parameters: [ParameterFact]
    /// `async`, `throws`.
    public var effects: Effects
    /// The result; `nil` when none is written.
    public var result: TypeRef?
    /// The body; `nil` for a requirement or when bodies were not read.
    public var body: [Statement]?
    /// Its number among the methods of its full name in one declaration, from 1: those after the first differ by types only.
    public var overload = 1

    /// Hashes what tells declarations apart: the name and the place.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(info.location)
    }

    /// Creates a method.
    public init(
        info: DeclarationInfo, name: String, generics: GenericClause = GenericClause(),
        parameters: [ParameterFact] = [], effects: Effects = Effects(), result: TypeRef? = nil,
        body: [Statement]? = nil
    ) {
        self.info = info
        self.name = name
        self.generics = generics
        self.parameters = parameters
        self.effects = effects
        self.result = result
        self.body = body
    }

    /// Whether the name is made of operator characters.
    public var isOperator: Bool {
        guard let first = name.unicodeScalars.first else { return false }
        return "/=-+!*%<>&|^~?".unicodeScalars.contains(first)
            || (first.value > 0x7F && !first.properties.isXIDStart && !first.properties.isEmoji)
    }

    /// The full name: `load(id:_:)`.
    public var fullName: String {
        "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    }

    /// The full name, and the number where methods before it have the same: `set(_:forKey:)#2`.
    public var identity: String { overload == 1 ? fullName : "\(fullName)#\(overload)" }
}

/// An initialiser.
public struct InitializerFact: Hashable, Sendable {
    /// Place, access, modifiers, attributes.
    public var info: DeclarationInfo
    /// The generic part.
    public var generics: GenericClause
    /// The parameters.
    public var parameters: [ParameterFact]
    /// `async`, `throws`.
    public var effects: Effects
    /// `init?` or `init!`.
    public var isFailable: Bool
    /// The body; `nil` for a requirement or when bodies were not read.
    public var body: [Statement]?
    /// The qualified name of the extension or type it was declared in is the type's; this says if it stood in an extension.
    public var isInExtension: Bool

    /// Creates an initialiser.
    public init(
        info: DeclarationInfo, generics: GenericClause = GenericClause(), parameters: [ParameterFact] = [],
        effects: Effects = Effects(), isFailable: Bool = false, body: [Statement]? = nil, isInExtension: Bool = false
    ) {
        self.info = info
        self.generics = generics
        self.parameters = parameters
        self.effects = effects
        self.isFailable = isFailable
        self.body = body
        self.isInExtension = isInExtension
    }

    /// Whether it is `convenience`.
    public var isConvenience: Bool { info.has("convenience") }
}

/// A stored or computed property; one for each name of a binding.
public struct PropertyFact: Hashable, Sendable {
    /// Place, access, modifiers, attributes.
    public var info: DeclarationInfo
    /// The name, with backticks if written with them.
    public var name: String
    /// The annotation; `nil` when the type is inferred.
    public var type: TypeRef?
    /// `let`.
    public var isLet: Bool
    /// The initial value.
    public var initialValue: Expression?
    /// The accessors; for a stored property without observers `nil`.
    public var accessors: Accessors?

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
        public var bodies: [[Statement]] { [getterBody, setterBody, willSetBody, didSetBody].compactMap { $0 } }

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
        info: DeclarationInfo, name: String, type: TypeRef?, isLet: Bool, initialValue: Expression? = nil,
        accessors: Accessors? = nil
    ) {
        self.info = info
        self.name = name
        self.type = type
        self.isLet = isLet
        self.initialValue = initialValue
        self.accessors = accessors
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

/// A member of a type, in the order of the source.
public enum Member: Hashable, Sendable {
    case method(MethodFact)
    case property(PropertyFact)
    case initializer(InitializerFact)
    case `subscript`(SubscriptFact)
    case enumCase(EnumCaseFact)
    case associatedType(AssociatedTypeFact)
    case `typealias`(TypealiasFact)
    /// Something that was not understood (a macro expansion among members): its text and place.
    case unknown(text: String, DeclarationInfo)
}
