/// A dependency-injection container: how code asks it for things, and how a test gives it doubles.
///
/// One file of `Reading/Containers` makes one value. The forms and calls come from each library's documentation.
public struct Container: Sendable {
    /// The name users know it by: `NerdzInject`.
    public var name: String
    /// The modules whose import makes the container's names its own.
    public var modules: Set<String>
    /// The property wrappers it declares, without `@`.
    public var wrappers: Set<String>
    /// What a wrapped property gets; `nil` when the attribute does not have this container's shape.
    public var readWrapper: @Sendable (AttributeFact, PropertyFact, ReadingContext) -> Injection?
    /// What a call or member access gets from the container; `nil` when it is not one of its forms.
    public var readCall: @Sendable (Expression, TypeRef?, ReadingContext) -> Injection?
    /// How a test gives the container a double that stands in a variable.
    public var handover: @Sendable (Injection, _ double: String) -> Handover
    /// What a suite needs that uses the container.
    public var support: ContainerSupport

    /// Creates a container.
    public init(
        name: String,
        modules: Set<String>,
        wrappers: Set<String> = [],
        support: ContainerSupport = ContainerSupport(),
        readWrapper: @escaping @Sendable (AttributeFact, PropertyFact, ReadingContext) -> Injection? = { _, _, _ in nil
        },
        readCall: @escaping @Sendable (Expression, TypeRef?, ReadingContext) -> Injection? = { _, _, _ in nil },
        handover: @escaping @Sendable (Injection, _ double: String) -> Handover
    ) {
        self.name = name
        self.modules = modules
        self.wrappers = wrappers
        self.support = support
        self.readWrapper = readWrapper
        self.readCall = readCall
        self.handover = handover
    }
}

/// What is known around the place a container is asked.
public struct ReadingContext: Sendable {
    /// All facts.
    public var index: FactIndex
    /// The scope the code stands in.
    public var scope: LookupScope
    /// The modules the file imports, and those that any file of the module imports.
    public var imports: Set<String>

    /// Creates a context.
    public init(index: FactIndex, scope: LookupScope, imports: Set<String>) {
        self.index = index
        self.scope = scope
        self.imports = imports
    }
}

/// One thing a container gives.
public struct Injection: Hashable, Sendable {
    /// The static type the code gets.
    public var type: TypeRef
    /// What it is registered under.
    public var key: Key
    /// Where the container's registration or member is declared, when the sources show it.
    public var declaredAt: SourceLocation?
    /// A type in whose scope `type` is written, when that is not the asking code's.
    public var typeScope: LookupScope?

    /// What something is registered under.
    public enum Key: Hashable, Sendable {
        /// `for: P.self`
        case type(TypeRef)
        /// A type and a name or tag: the expression as written.
        case named(TypeRef, String)
        /// A string or other identifier: the expression as written.
        case identifier(String)
        /// A member of a container type: `\.x` on `Container`.
        case member(container: String, path: [String])
    }

    /// Creates an injection.
    public init(type: TypeRef, key: Key, declaredAt: SourceLocation? = nil, typeScope: LookupScope? = nil) {
        self.type = type
        self.key = key
        self.declaredAt = declaredAt
        self.typeScope = typeScope
    }
}

/// How a test hands a double over to the SUT.
public enum Handover: Hashable, Sendable {
    /// As an argument of the initialiser.
    case argument(label: String?)
    /// By statements that run before the SUT is made, undone by others.
    case registration([String], undo: [String])
    /// By assigning to a property after the SUT is made.
    case assignment(property: String)
    /// By an assignment inside a scope in which the SUT is made: `$0.path = double`.
    case scoped(assignment: String)
    /// Not at all, with the reason.
    case impossible(String)
}

/// What a suite needs that uses a container.
public struct ContainerSupport: Hashable, Sendable {
    /// Imports of the factory, as written.
    public var imports: [String]
    /// Further imports of the suite, as written.
    public var suiteImports: [String]
    /// Traits of the suite, such as `.container`.
    public var traits: [String]
    /// Whether all tests of the process share the container: then suites are serialised and take it exclusively.
    public var isGlobal: Bool
    /// Statements that put the container into its first state; empty when it cannot be reset as a whole.
    public var reset: [String]
    /// The opening of a scope in which the SUT is made, for `scoped` handovers; `{assignments}` and `{sut}` are filled in.
    public var scopeTemplate: String?

    /// Creates a container's needs.
    public init(
        imports: [String] = [], suiteImports: [String] = [], traits: [String] = [], isGlobal: Bool = false,
        reset: [String] = [], scopeTemplate: String? = nil
    ) {
        self.imports = imports
        self.suiteImports = suiteImports
        self.traits = traits
        self.isGlobal = isGlobal
        self.reset = reset
        self.scopeTemplate = scopeTemplate
    }
}
