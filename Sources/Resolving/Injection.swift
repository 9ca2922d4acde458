import Facts

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
    /// What the container's own file remembers about the form: a factory that takes a parameter, an older syntax.
    public var form: String?
    /// The expression of the container the code asks, when it is not the library's own.
    public var container: String?
    /// Whether what it gives is of a type the project declares, not of a protocol's.
    public var isConcrete = false
    /// A value that controls it in a test, when that is not a double: the expression and its type.
    public var value: ControlValue?
    /// A shared variable a test assigns instead of registering, and puts back: `InjectedValues[\.api]`.
    public var sharedObject: String?
    /// Why the SUT does not see what a test registers; `nil` where it does.
    public var caveat: String?
    /// Modules to import where it is handed over.
    public var imports: [String]

    /// How a type it is known under is spelled where a value is cast to it: `any P`, or `C` for a class.
    public func cast(_ type: TypeRef) -> String { isConcrete ? type.text : type.anyText }

    /// A value that stands for something of the world: `DateGenerator.constant(…)`.
    public struct ControlValue: Hashable, Sendable {
        /// The expression.
        public var expression: String
        /// Its type.
        public var type: String

        /// Creates a value.
        public init(_ expression: String, type: String) {
            self.expression = expression
            self.type = type
        }
    }

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
    public init(
        type: TypeRef, key: Key, declaredAt: SourceLocation? = nil, typeScope: LookupScope? = nil,
        form: String? = nil, container: String? = nil, value: ControlValue? = nil,
        sharedObject: String? = nil, imports: [String] = []
    ) {
        self.type = type
        self.key = key
        self.declaredAt = declaredAt
        self.typeScope = typeScope
        self.form = form
        self.container = container
        self.value = value
        self.sharedObject = sharedObject
        self.imports = imports
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
    /// By an assignment inside a scope in which the SUT is made: `$0.path = dependencies.double`.
    case scoped(assignment: String)
    /// As a closure that returns it, an argument of the initialiser: how many parameters the closure takes.
    case provider(label: String?, parameters: Int)
    /// Within an object that carries it into the initialiser: the parameter, and the argument's label in the object; as a
    /// closure that returns it, how many parameters that takes.
    case member(of: String, label: String?, closureParameters: Int? = nil)
    /// Within another dependency that a test makes of it.
    case part(of: String)
    /// As an argument of a method.
    case methodArgument(method: String, label: String?)
    /// By the double of another dependency, whose method or property it is.
    case returned(by: String, member: String)
    /// In a value that the double of another dependency gives, by a method or property of it.
    case carried(by: String, member: String)
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
    /// Traits of each test, where on a suite they would mean the suite as a whole.
    public var testTraits: [String] = []
    /// Whether all tests of the process share the container: then suites are serialised and take it exclusively.
    public var isGlobal: Bool
    /// Statements that make the container ready for doubles, before the first is registered.
    public var prepare: [String]
    /// Statements that put the container into its first state; empty when it cannot be reset as a whole.
    public var reset: [String]
    /// The scope in which the SUT is made, for `scoped` handovers.
    public var scope: ContainerScope?

    /// Creates a container's needs.
    public init(
        imports: [String] = [], suiteImports: [String] = [], traits: [String] = [], isGlobal: Bool = false,
        prepare: [String] = [], reset: [String] = [], scope: ContainerScope? = nil
    ) {
        self.imports = imports
        self.suiteImports = suiteImports
        self.traits = traits
        self.isGlobal = isGlobal
        self.prepare = prepare
        self.reset = reset
        self.scope = scope
    }
}

/// A function with two closures: one takes over what the other, which makes the SUT, is run with.
public struct ContainerScope: Hashable, Sendable {
    /// `withDependencies`
    public var function: String
    /// The label of the closure that makes the SUT: `operation`
    public var operation: String

    /// Creates a scope.
    public init(_ function: String, operation: String) {
        self.function = function
        self.operation = operation
    }
}
