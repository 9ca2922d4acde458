import Facts
import MockData
import Resolving

/// What a `<Module>TestFactory.swift` contains, as a tree: `FactoryView` is what its template meets.
public struct FactoryPlan: Hashable, Sendable {
    /// `LibraryList`
    public var module: String
    /// `LibraryListTestFactory`
    public var name: String
    /// `LibraryListViewModel`
    public var sut: String
    /// Imports as written, in order.
    public var imports: [String]
    /// The global actor the factory's functions are isolated to; `nil` for none.
    public var isolation: String?
    /// The doubles, in order.
    public var fields: [Field] = []
    /// Statements that give doubles neutral answers.
    public var defaults: [Code.Statement] = []
    /// Statements that hand doubles to a container.
    public var registrations: [Code.Statement] = []
    /// Statements that take the doubles out of the container again.
    public var resets: [Code.Statement] = []
    /// Declarations that keep what shared variables held before.
    public var originals: [Code.Binding] = []
    /// Types that carry doubles into the SUT.
    public var bundles: [Bundle] = []
    /// The function that makes the SUT; `nil` when a test cannot make it.
    public var makeSUT: Function?
    /// Why a test cannot make the SUT, when it cannot.
    public var obstacle: String?
    /// Places for a person to fill in.
    public var hooks: [Hook] = []
    /// Whether a parameter's default is the calendar that is the same on every machine.
    public var usesCalendar = false
    /// The name of that calendar.
    static let calendar = "utcCalendar"
    /// The builders of models.
    public var builders: [BuilderView]

    /// One double.
    public struct Field: Hashable, Sendable {
        /// `libraryRepo`
        public var name: String
        /// `LibraryRepositoryTypeMock`
        public var type: String
        /// `LibraryRepositoryTypeMock()`
        public var value: Code.Expression
    }

    /// A function of the factory.
    public struct Function: Hashable, Sendable {
        /// Parameters after the dependencies: `limit: Int = 3`.
        public var parameters: [Parameter]
        /// What calling it may do.
        public var effects: Effects
        /// The result type.
        public var result: TypeRef
        /// The statements of the body.
        public var body: [Code.Statement]
        /// Whether it unwraps what an initialiser returns that may fail.
        public var isFailable: Bool
    }

    /// A parameter of a function, which has a default.
    public struct Parameter: Hashable, Sendable {
        /// The name, which is the label too.
        public var name: String
        /// The type.
        public var type: TypeRef
        /// Whether `...` follows the type.
        public var isVariadic: Bool
        /// The default.
        public var value: Code.Expression

        /// The name inside of `makeSUT`, where one is taken by the doubles.
        var local: String { name == FactoryPlanner.dependencies ? "givenDependencies" : name }
    }

    /// A function that a person must fill in.
    public struct Hook: Hashable, Sendable {
        /// `makeAnalytics`
        public var name: String
        /// The type to return.
        public var type: TypeRef
        /// Why testgen could not.
        public var reason: String
    }
}

/// What the factory plan asks other stages for.
public struct FactoryParts {
    /// A value for an initialiser's parameter, with what it needs; `nil` when none can be written.
    public var value: (ParameterFact, LookupScope) -> Code.Expression?
    /// A type as a test file spells it.
    public var spelled: (TypeRef, LookupScope) -> TypeRef
    /// Statements that give a dependency's double neutral answers.
    public var defaults: (Dependency) -> [Code.Statement]
    /// Builders of models.
    public var builders: [BuilderView]
    /// Imports of the builders, and those the doubles need where they are made.
    public var imports: [String]
    /// Imports of the types that what makes the SUT is given.
    public var importsOfTypes: (TypeRef) -> Set<String>
    /// Imports of the SUT's own file: a hook's type may come from any of them.
    public var hookImports: [String]
    /// Whether a builder has a calendar as the default of a parameter.
    public var buildersUseCalendar = false

    /// Creates the parts.
    public init(
        value: @escaping (ParameterFact, LookupScope) -> Code.Expression?,
        spelled: @escaping (TypeRef, LookupScope) -> TypeRef = { type, _ in type },
        defaults: @escaping (Dependency) -> [Code.Statement] = { _ in [] },
        builders: [BuilderView] = [], imports: [String] = [],
        importsOfTypes: @escaping (TypeRef) -> Set<String> = { _ in [] }, hookImports: [String] = []
    ) {
        self.value = value
        self.spelled = spelled
        self.defaults = defaults
        self.builders = builders
        self.imports = imports
        self.importsOfTypes = importsOfTypes
        self.hookImports = hookImports
    }
}

/// Plans the factory of a SUT.
///
/// - Parameters:
///   - module: The module's name as the user gave it, the stem of the factory's name.
///   - recipe: How the SUT is made and what it gets.
///   - parts: Values, defaults and builders from other stages.
/// - Returns: The plan, with a warning for each hook.
public func planFactory(module: String, recipe: Recipe, parts: FactoryParts) -> Diagnosed<FactoryPlan> {
    var planner = FactoryPlanner(module: module, recipe: recipe, parts: parts)
    return planner.run()
}
