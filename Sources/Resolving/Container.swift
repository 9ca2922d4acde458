import Facts

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
    /// What a suite needs that uses the container, in general.
    public var support: ContainerSupport
    /// What a suite needs that uses these injections of the container.
    public var supportFor: @Sendable ([Injection], ReadingContext) -> ContainerSupport
    /// The container's types that projects extend with what they register.
    public var registries: Set<String>
    /// Modules with traits for its tests, which are of use to Swift Testing alone.
    public var traitModules: Set<String>
    /// Types of initialiser parameters through which the container itself is handed over: the value a test passes.
    public var parameterTypes: [String: String]
    /// Whether some version registers by a closure that is `Sendable`, so that doubles must be too.
    public var sendsDoubles: Bool
    /// Whether it gives the project's own object where a test gives none; else it stops the process.
    public var hasOwn: Bool

    /// Creates a container.
    public init(
        name: String,
        modules: Set<String>,
        wrappers: Set<String> = [],
        registries: Set<String> = [],
        traitModules: Set<String> = [],
        parameterTypes: [String: String] = [:],
        sendsDoubles: Bool = false,
        hasOwn: Bool = false,
        support: ContainerSupport = ContainerSupport(),
        supportFor: (@Sendable ([Injection], ReadingContext) -> ContainerSupport)? = nil,
        readWrapper: @escaping @Sendable (AttributeFact, PropertyFact, ReadingContext) -> Injection? = { _, _, _ in nil
        },
        readCall: @escaping @Sendable (Expression, TypeRef?, ReadingContext) -> Injection? = { _, _, _ in nil },
        handover: @escaping @Sendable (Injection, _ double: String) -> Handover
    ) {
        self.name = name
        self.modules = modules
        self.wrappers = wrappers
        self.registries = registries
        self.traitModules = traitModules
        self.parameterTypes = parameterTypes
        self.sendsDoubles = sendsDoubles
        self.hasOwn = hasOwn
        self.support = support
        self.supportFor = supportFor ?? { _, _ in support }
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
    /// The modules the file imports, and those that a file of the module exports to all others.
    public var imports: Set<String>
    /// The modules that any file of the module imports.
    public var moduleImports: Set<String>
    /// The modules the tests can import; `nil` when nobody knows.
    public var testModules: Set<String>?
    /// The types of variables that the code can name, as far as they are written.
    public var variables: [String: TypeRef] = [:]

    /// The type of an expression, as far as syntax tells.
    public func type(of expression: Expression) -> TypeRef? {
        if let path = expression.path?.filter({ $0 != "self" }), path.count == 1, let type = variables[path[0]] {
            return type
        }
        return expression.castType ?? expression.literalType
    }

    /// Creates a context.
    public init(
        index: FactIndex, scope: LookupScope, imports: Set<String>, moduleImports: Set<String> = [],
        testModules: Set<String>? = nil
    ) {
        self.index = index
        self.scope = scope
        self.imports = imports
        self.moduleImports = moduleImports
        self.testModules = testModules
    }
}
