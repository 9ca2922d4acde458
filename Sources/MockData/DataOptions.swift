import Facts
import Project

/// What mock data builders are made for.
public struct DataOptions: Sendable {
    /// The shape.
    public var shape: DataShape
    /// The enum the builders stand in, for the shapes that have one: `LibraryListTestFactory`, `MockDataBuilder`.
    public var owner: String
    /// Whether calls of builders name the owner, as code outside of it must.
    public var qualifiesCalls: Bool
    /// The isolation of declarations that state none, by module: `MainActor`.
    public var defaultActors: [String: String]
    /// The module of the test target: builders found there are used; those of other test targets are not.
    public var testModule: String?
    /// The modules of all test targets.
    public var testModules: Set<String>
    /// Whether builders of the project are used instead of being written again.
    public var reusesExisting: Bool
    /// An expression that makes a double of a protocol; `nil` when none is planned.
    public var double: @Sendable (TypeFact) -> String?
    /// Arguments with which initialisers that can fail make a value, by where the initialiser stands and by the names of
    /// its parameters.
    public var fitting: [SourceLocation: [String: SampleExpression]] = [:]

    /// Values of types that libraries declare.
    public var outside: [OutsideValue] = []

    /// A value of a type that a library declares, for modules that import the library.
    public struct OutsideValue: Sendable {
        let type: String
        let value: String
        let libraries: Set<String>

        /// Says how a value is written.
        public init(of type: String, _ value: String, from libraries: Set<String>) {
            (self.type, self.value, self.libraries) = (type, value, libraries)
        }
    }

    /// Creates options.
    public init(
        shape: DataShape = .factory, owner: String? = nil, qualifiesCalls: Bool = false,
        defaultActors: [String: String] = [:], testModule: String? = nil, testModules: Set<String> = [],
        reusesExisting: Bool = true, double: @escaping @Sendable (TypeFact) -> String? = { _ in nil }
    ) {
        self.shape = shape
        self.owner = owner ?? (shape == .dataBuilder ? "MockDataBuilder" : "MockData")
        self.qualifiesCalls = qualifiesCalls
        self.defaultActors = defaultActors
        self.testModule = testModule
        self.testModules = testModules
        self.reusesExisting = reusesExisting
        self.double = double
    }
}
