import Facts

/// A type of the project, by module and path: what tells two models of one name apart.
public struct ModelReference: Hashable, Sendable, Comparable {
    /// The module.
    public var module: String
    /// The path: `Outer.Inner`.
    public var path: String

    /// Refers to a type.
    public init(_ type: TypeFact) {
        module = type.module
        path = type.qualifiedName
    }

    public static func < (left: Self, right: Self) -> Bool { (left.path, left.module) < (right.path, right.module) }
}

/// An expression that makes a value of a type.
public struct SampleExpression: Hashable, Sendable {
    /// The expression for a place that knows the type: `.elementary`, `[]`, `createMockUser()`.
    public var code: Code.Expression
    /// The expression for a place that does not: `ListItemLevelType.elementary`, `[] as [User]`.
    public var explicit: Code.Expression
    /// The models whose builders it calls.
    public var builders: Set<ModelReference>
    /// Modules it needs imported besides those of the models.
    public var imports: Set<String>
    /// The global actor it must be evaluated on; `nil` for any place.
    public var isolation: String?
    /// Whether it must be awaited.
    public var isAsync: Bool

    /// Creates an expression.
    public init(
        _ code: Code.Expression, explicit: Code.Expression? = nil, builders: Set<ModelReference> = [],
        imports: Set<String> = [], isolation: String? = nil, isAsync: Bool = false
    ) {
        self.code = code
        self.explicit = explicit ?? code
        self.builders = builders
        self.imports = imports
        self.isolation = isolation
        self.isAsync = isAsync
    }

    /// The expression on one line.
    public var text: String { code.text }

    /// The expression for a place that knows the type, with the imports it needs.
    public var needing: Code.Expression { needing(code) }

    /// The expression for a place that does not know the type, with the imports it needs.
    public var explicitNeeding: Code.Expression { needing(explicit) }

    private func needing(_ code: Code.Expression) -> Code.Expression {
        guard !imports.isEmpty || isolation != nil else { return code }
        return .needing(.init(imports: Set(imports.map { "import \($0)" }), isolation: isolation), code)
    }

    /// The same needs with other code.
    func withCode(_ code: Code.Expression, explicit: Code.Expression? = nil) -> SampleExpression {
        var copy = self
        copy.code = code
        copy.explicit = explicit ?? code
        return copy
    }

    /// Adds the imports, builders and isolation that a part of this expression requires.
    mutating func addRequirements(of part: SampleExpression) {
        builders.formUnion(part.builders)
        imports.formUnion(part.imports)
        isolation = isolation ?? part.isolation
        isAsync = isAsync || part.isAsync
    }
}

/// Why no value of a type can be made.
public struct Unbuildable: Hashable, Sendable {
    /// One clause without a full stop: `Token's initialisers are private`.
    public var reason: String
    /// The declaration that prevents it, when it is in the sources.
    public var location: SourceLocation?
    /// Whether the only obstacle is that the type contains itself; another initialiser may avoid it.
    var isCycle: Bool
    /// Whether an initialiser demands of a value what no other initialiser gives it.
    var isDemand = false

    /// Says why.
    public init(_ reason: String, at location: SourceLocation? = nil, isCycle: Bool = false) {
        self.reason = reason
        self.location = location
        self.isCycle = isCycle
    }
}

/// A value for a type, or the reason there is none.
public enum SampleValue: Hashable, Sendable {
    case expression(SampleExpression)
    case unbuildable(Unbuildable)

    /// The expression, when there is one.
    public var expression: SampleExpression? {
        if case .expression(let value) = self { value } else { nil }
    }

    /// The expression's text for a place that knows the type.
    public var text: String? { expression?.text }

    /// The value as written where nothing knows its type.
    var explicitly: SampleValue {
        if case .expression(let value) = self { .expression(value.withCode(value.explicit)) } else { self }
    }

    /// The reason, when there is no value.
    public var problem: Unbuildable? {
        if case .unbuildable(let value) = self { value } else { nil }
    }
}

/// What a sample value is for.
public enum SampleFlavour: Hashable, Sendable {
    /// Typical and filled: optionals have a value, collections an element.
    case typical
    /// Different from the typical value under `==`, for changes of state and telling arguments apart.
    case other
    /// Nothing in it: `nil`, empty collections, zero; models as their builders make them.
    case neutral
    /// As the default of a builder's parameter: leaves typical, optionals and collections empty.
    case field
}
