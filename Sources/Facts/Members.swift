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
        label: String?, name: String, type: TypeRef, isVariadic: Bool = false,
        defaultValue: Expression? = nil,
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
    @usableFromInline
    struct Parts: Equatable, Sendable {
        @usableFromInline var info: DeclarationInfo
        @usableFromInline var name: String
        @usableFromInline var generics: GenericClause
        @usableFromInline var parameters: [ParameterFact]
        @usableFromInline var effects: Effects
        @usableFromInline var result: TypeRef?
        @usableFromInline var body: [Statement]?
        @usableFromInline var overload: Int = 1
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
    /// The base name, with backticks if written with them; for an operator its characters.
    @inlinable public var name: String {
        get { shared.value.name }
        set { change { $0.name = newValue } }
    }
    /// The generic part.
    @inlinable public var generics: GenericClause {
        get { shared.value.generics }
        set { change { $0.generics = newValue } }
    }
    /// The parameters.
    @inlinable public var parameters: [ParameterFact] {
        get { shared.value.parameters }
        set { change { $0.parameters = newValue } }
    }
    /// `async`, `throws`.
    @inlinable public var effects: Effects {
        get { shared.value.effects }
        set { change { $0.effects = newValue } }
    }
    /// The result; `nil` when none is written.
    @inlinable public var result: TypeRef? {
        get { shared.value.result }
        set { change { $0.result = newValue } }
    }
    /// The body; `nil` for a requirement or when bodies were not read.
    @inlinable public var body: [Statement]? {
        get { shared.value.body }
        set { change { $0.body = newValue } }
    }
    /// Its number among the methods of its full name in one declaration, from 1: those after the first differ by types only.
    @inlinable public var overload: Int {
        get { shared.value.overload }
        set { change { $0.overload = newValue } }
    }

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
        shared = Shared(
            Parts(
                info: info, name: name, generics: generics, parameters: parameters, effects: effects,
                result: result, body: body))
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
        info: DeclarationInfo, generics: GenericClause = GenericClause(),
        parameters: [ParameterFact] = [],
        effects: Effects = Effects(), isFailable: Bool = false, body: [Statement]? = nil,
        isInExtension: Bool = false
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
