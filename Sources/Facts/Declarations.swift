/// Who may see a declaration.
public enum Access: String, Hashable, Sendable, Codable, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    private var rank: Int {
        switch self {
        case .private: 0
        case .fileprivate: 1
        case .internal: 2
        case .package: 3
        case .public: 4
        case .open: 5
        }
    }

    public static func < (left: Access, right: Access) -> Bool { left.rank < right.rank }

    /// Whether a test with `@testable import` can use the declaration.
    public var isTestable: Bool { self >= .internal }
}

/// An attribute such as `@Injected(\.api)`, in parts.
public struct AttributeFact: Hashable, Sendable {
    /// The name without `@` and without module: `Injected`, `MainActor`, `available`.
    public var name: String
    /// The module or outer type it was qualified with: `FactoryKit` in `@FactoryKit.Injected`.
    public var qualifier: String?
    /// Generic arguments: `P` in `@ForceInject<P>()`.
    public var genericArguments: [TypeRef]
    /// The arguments; `nil` when no parentheses were written.
    public var arguments: [Argument]?
    /// The whole attribute as written, from `@`.
    public var text: String
    /// Where the `@` stands.
    public var location: SourceLocation

    /// Creates an attribute.
    public init(
        name: String, qualifier: String? = nil, genericArguments: [TypeRef] = [], arguments: [Argument]? = nil,
        text: String, location: SourceLocation
    ) {
        self.name = name
        self.qualifier = qualifier
        self.genericArguments = genericArguments
        self.arguments = arguments
        self.text = text
        self.location = location
    }
}

/// A comment that speaks to a generator: `// sourcery: AutoMockable`, `// testgen: Stub`, `/// @mockable`.
public struct Annotation: Hashable, Sendable {
    /// `sourcery`, `testgen` or `mockolo`.
    public var tool: String
    /// The key: `AutoMockable`.
    public var key: String
    /// What follows `=`; `nil` without.
    public var value: String?

    /// Creates an annotation.
    public init(tool: String, key: String, value: String? = nil) {
        self.tool = tool
        self.key = key
        self.value = value
    }
}

/// What every declaration has.
public struct DeclarationInfo: Hashable, Sendable {
    /// Its place: the first character of its name.
    public var location: SourceLocation
    /// Access as it takes effect by its own modifier, or the enclosing extension's or protocol's.
    public var access: Access
    /// Modifiers as written, arguments included: `static`, `private(set)`, `nonisolated(unsafe)`, `final`.
    public var modifiers: [String]
    /// Attributes in order.
    public var attributes: [AttributeFact]
    /// Conditions of the `#if` clauses around it, outermost first; an `#else` branch is the negation of all before it.
    public var conditions: [String]
    /// Annotations for generators in the comments before it.
    public var annotations: [Annotation]

    /// Creates the information.
    public init(
        location: SourceLocation, access: Access = .internal, modifiers: [String] = [],
        attributes: [AttributeFact] = [], conditions: [String] = [], annotations: [Annotation] = []
    ) {
        self.location = location
        self.access = access
        self.modifiers = modifiers
        self.attributes = attributes
        self.conditions = conditions
        self.annotations = annotations
    }

    /// Whether the declaration belongs to the type, not to its values.
    public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

    /// Whether a modifier stands there, arguments aside.
    public func has(_ modifier: String) -> Bool {
        modifiers.contains { $0 == modifier || $0.hasPrefix(modifier + "(") }
    }

    /// The attribute of a name.
    public func attribute(_ name: String) -> AttributeFact? { attributes.first { $0.name == name } }
}

/// One generic parameter: `T`, `each T`, `T: P`, `let N: Int`.
public struct GenericParameter: Hashable, Sendable {
    /// The name.
    public var name: String
    /// What it inherits from in place.
    public var constraint: TypeRef?
    /// Whether it is written `each T`.
    public var isPack: Bool
    /// Whether it is written `let N`: it stands for a number.
    public var isValue: Bool

    /// Creates a generic parameter.
    public init(name: String, constraint: TypeRef? = nil, isPack: Bool = false, isValue: Bool = false) {
        self.name = name
        self.constraint = constraint
        self.isPack = isPack
        self.isValue = isValue
    }

    /// The parameter as it is declared: `let N: Int`.
    public var text: String {
        (isPack ? "each " : isValue ? "let " : "") + name + (constraint.map { ": " + $0.text } ?? "")
    }
}

/// One requirement of a `where` clause.
public struct GenericRequirement: Hashable, Sendable {
    /// `:` or `==`.
    public enum Relation: String, Hashable, Sendable {
        case conforms = ":"
        case equals = "=="
        case layout
    }

    /// The left side.
    public var left: TypeRef
    /// How the sides relate.
    public var relation: Relation
    /// The right side.
    public var right: TypeRef

    /// Creates a requirement.
    public init(left: TypeRef, relation: Relation, right: TypeRef) {
        self.left = left
        self.relation = relation
        self.right = right
    }

    /// `T: P`, `T.E == Int`
    public var text: String {
        switch relation {
        case .equals: "\(left.text) == \(right.text)"
        case .conforms, .layout: "\(left.text): \(right.text)"
        }
    }
}

/// The generic part of a declaration.
public struct GenericClause: Hashable, Sendable {
    /// `<T, U: P>`
    public var parameters: [GenericParameter]
    /// `where …`
    public var requirements: [GenericRequirement]

    /// Creates a generic part.
    public init(parameters: [GenericParameter] = [], requirements: [GenericRequirement] = []) {
        self.parameters = parameters
        self.requirements = requirements
    }

    /// Whether nothing is generic.
    public var isEmpty: Bool { parameters.isEmpty && requirements.isEmpty }
}
