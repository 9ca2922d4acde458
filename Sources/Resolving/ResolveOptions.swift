import Facts

/// What the resolve stage may be told.
public struct ResolveOptions {
    /// The containers to recognise.
    public var containers: [Container]
    /// The labels of the initialiser to use, such as `init(api:)`; `nil` to choose.
    public var initializer: String?
    /// The module's default isolation, such as `MainActor`.
    public var defaultActor: String?
    /// What double can be had of protocols, or of a class.
    public var offer: ([TypeFact]) -> DoubleOffer
    /// The double that the tests have for a type that is declared nowhere in what was read.
    public var stranger: (String) -> ExistingDouble? = { _ in nil }
    /// The modules the tests can import; `nil` when nobody knows.
    public var testModules: Set<String>?
    /// Where the view of the SUT is kept, when it is a controller that is loaded from there.
    public var scene: Scene?

    /// Creates options.
    public init(
        containers: [Container] = [], initializer: String? = nil, defaultActor: String? = nil,
        testModules: Set<String>? = nil, scene: Scene? = nil,
        offer: @escaping ([TypeFact]) -> DoubleOffer
    ) {
        self.containers = containers
        self.initializer = initializer
        self.defaultActor = defaultActor
        self.testModules = testModules
        self.scene = scene
        self.offer = offer
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
