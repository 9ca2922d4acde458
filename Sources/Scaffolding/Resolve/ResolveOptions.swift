/// What the resolve stage may be told.
public struct ResolveOptions: Sendable {
    /// The containers to recognise.
    public var containers: [Container]
    /// The labels of the initialiser to use, such as `init(api:)`; `nil` to choose.
    public var initializer: String?
    /// The module's default isolation, such as `MainActor`.
    public var defaultActor: String?
    /// Names of existing doubles by the protocol they stand for.
    public var existingDoubles: [String: ExistingDouble]
    /// The suffix of generated doubles: `Mock`.
    public var suffix: String
    /// The kind of double where no annotation asks for another; `nil` for the usual one.
    public var kind: DoubleKind?
    /// How doubles are named.
    public var naming = DoubleNaming.short
    /// The modules the tests can import; `nil` when nobody knows.
    public var testModules: Set<String>?
    /// Where the view of the SUT is kept, when it is a controller that is loaded from there.
    public var scene: Scene?

    /// Creates options.
    public init(
        containers: [Container] = [], initializer: String? = nil, defaultActor: String? = nil,
        existingDoubles: [String: ExistingDouble] = [:], suffix: String = "Mock", testModules: Set<String>? = nil,
        scene: Scene? = nil
    ) {
        self.containers = containers
        self.initializer = initializer
        self.defaultActor = defaultActor
        self.existingDoubles = existingDoubles
        self.suffix = suffix
        self.testModules = testModules
        self.scene = scene
    }
}

/// A double somebody wrote by hand.
public struct ExistingDouble: Hashable, Sendable {
    /// Its type's name.
    public var type: String
    /// Where it is declared.
    public var location: SourceLocation

    /// Creates a description.
    public init(type: String, location: SourceLocation) {
        self.type = type
        self.location = location
    }
}
