import Facts
import Resolving

/// What a `<Module>TestFactory.swift` contains: the view its template meets under the key `factory`.
public struct FactoryPlan: Hashable, Sendable, Encodable {
    /// `LibraryList`
    public var module: String
    /// `LibraryListTestFactory`
    public var name: String
    /// `LibraryListViewModel`
    public var sut: String
    /// Imports as written, in order.
    public var imports: [String]
    /// The attribute that isolates the factory's functions, such as `@MainActor`; empty for none.
    public var isolation: String
    /// The doubles, in order.
    public var fields: [Field]
    /// Statements that give doubles neutral answers.
    public var defaults: [String]
    /// Statements that hand doubles to a container.
    public var registrations: [String]
    /// Statements that take the doubles out of the container again.
    public var resets: [String] = []
    /// Declarations that keep what shared variables held before.
    public var originals: [String] = []
    /// Types that carry doubles into the SUT.
    public var bundles: [BundleType] = []
    /// The function that makes the SUT; `nil` when a test cannot make it.
    public var makeSUT: Function?
    /// Why a test cannot make the SUT, when it cannot.
    public var obstacle: String?
    /// Places for a person to fill in.
    public var hooks: [Hook]
    /// The builders of models, as text, one for each.
    public var builders: [String]

    /// One double.
    public struct Field: Hashable, Sendable, Encodable {
        /// `libraryRepo`
        public var name: String
        /// `LibraryRepositoryTypeMock`
        public var type: String
        /// `LibraryRepositoryTypeMock()`
        public var value: String

        /// Creates a field.
        public init(name: String, type: String, value: String) {
            self.name = name
            self.type = type
            self.value = value
        }
    }

    /// A type that carries doubles into the SUT.
    public struct BundleType: Hashable, Sendable, Encodable {
        /// `struct Services: HasAPI, HasStore`
        public var head: String
        /// The members, a line each.
        public var members: [String]
    }

    /// A function of the factory.
    public struct Function: Hashable, Sendable, Encodable {
        /// Parameters after the dependencies, as written: `limit: Int = 3`.
        public var parameters: [String]
        /// `async throws`, or empty.
        public var effects: String
        /// The result type.
        public var result: String
        /// The statements of the body.
        public var body: [String]
        /// Whether it unwraps what an initialiser returns that may fail.
        public var isFailable: Bool

        /// Creates a function.
        public init(
            parameters: [String], effects: String, result: String, body: [String], isFailable: Bool = false
        ) {
            self.parameters = parameters
            self.effects = effects
            self.result = result
            self.body = body
            self.isFailable = isFailable
        }
    }

    /// A function that a person must fill in.
    public struct Hook: Hashable, Sendable, Encodable {
        /// `makeAnalytics`
        public var name: String
        /// The type to return.
        public var type: String
        /// Why testgen could not.
        public var reason: String

        /// Creates a hook.
        public init(name: String, type: String, reason: String) {
            self.name = name
            self.type = type
            self.reason = reason
        }
    }
}

/// A value written as Swift, with what it needs.
public struct ValueText: Hashable, Sendable {
    /// The expression.
    public var expression: String
    /// Imports it needs, as written.
    public var imports: [String]

    /// Creates a value.
    public init(_ expression: String, imports: [String] = []) {
        self.expression = expression
        self.imports = imports
    }
}

/// What the factory plan asks other stages for.
public struct FactoryParts {
    /// A value for an initialiser's parameter; `nil` when none can be written.
    public var value: (ParameterFact, LookupScope) -> ValueText?
    /// A type as a test file spells it.
    public var spelled: (TypeRef, LookupScope) -> TypeRef
    /// Statements that give a dependency's double neutral answers.
    public var defaults: (Dependency) -> [ValueText]
    /// Builders of models as text.
    public var builders: [ValueText]
    /// Imports the doubles need where they are made.
    public var imports: [String]
    /// Imports of the SUT's own file: a hook's type may come from any of them.
    public var hookImports: [String]

    /// Creates the parts.
    public init(
        value: @escaping (ParameterFact, LookupScope) -> ValueText?,
        spelled: @escaping (TypeRef, LookupScope) -> TypeRef = { type, _ in type },
        defaults: @escaping (Dependency) -> [ValueText] = { _ in [] },
        builders: [ValueText] = [], imports: [String] = [], hookImports: [String] = []
    ) {
        self.value = value
        self.spelled = spelled
        self.defaults = defaults
        self.builders = builders
        self.imports = imports
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
