import Facts

/// How a SUT is made and what it gets from outside: the result of the resolve stage.
public struct Recipe: Hashable, Sendable {
    /// The type under test.
    public var sut: TypeFact
    /// Its members with those of its extensions and project superclasses, own first.
    public var members: [Member]
    /// Its isolation.
    public var isolation: Isolation
    /// How a test makes it.
    public var construction: Construction
    /// What it gets from outside, in the order of initialiser, then properties, then bodies; then
    /// what methods are handed, and what doubles hand out.
    public var dependencies: [Dependency]
    /// Objects that carry dependencies into the initialiser: `services`, `dependencies`.
    public var bundles: [Bundle]
    /// Plain values that the initialiser takes, those in bundles included.
    public var inputs: [Input]
    /// What stands in the way of testing it.
    public var seams: [Seam]
    /// The containers it uses, by name.
    public var containers: [String]
    /// What the containers need of a suite.
    public var support: [ContainerSupport]
    /// The types a test fills in for the SUT's generic parameters.
    public var bindings: [String: TypeRef] = [:]
    /// The global actor on which a test makes it: the type's, that of the initialiser, or that of a double it is given.
    public var makingActor: String?

    /// The type under test with what fills in its generic parameters.
    package var sutType: TypeRef {
        let arguments = sut.generics.parameters.map { bindings[$0.name] ?? .simple($0.name) }
        return .named(sut.scope.map { .init($0) } + [.init(sut.name, arguments)])
    }

    /// Creates a recipe.
    public init(
        sut: TypeFact, members: [Member], isolation: Isolation, construction: Construction,
        dependencies: [Dependency], bundles: [Bundle] = [], inputs: [Input] = [],
        seams: [Seam] = [], containers: [String] = [], support: [ContainerSupport] = []
    ) {
        self.sut = sut
        self.members = members
        self.isolation = isolation
        self.construction = construction
        self.dependencies = dependencies
        self.bundles = bundles
        self.inputs = inputs
        self.seams = seams
        self.containers = containers
        self.support = support
    }

    /// Whether a container, another object or the static members of a double are used, which the whole process shares.
    public var touchesGlobalContainer: Bool {
        support.contains(where: \.isGlobal) || dependencies.contains { $0.sharedObject != nil || $0.isStatics }
    }
}

extension Recipe {
    /// The plain value in a field of an object that carries dependencies; `nil` where the field holds a dependency.
    package func input(_ field: Bundle.Field, of bundle: Bundle) -> Input? {
        inputs.first { $0.carrier?.parameter == bundle.parameter && $0.parameter.name == field.content }
    }

    /// Where the type of a plain value is written.
    package func scope(of input: Input) -> LookupScope { input.carrier?.scope ?? sut.scopeInside }

    /// Why no test can run, each with what a person does about it; empty when all can.
    public var obstacles: [String] {
        var result = dependencies.compactMap { dependency -> String? in
            guard dependency.isRequired, case .impossible(let reason) = dependency.handover else { return nil }
            return "Give the SUT its \(dependency.name) in setupDependencies(): \(reason)."
        }
        if construction.kind == .shared {
            result.append("Make an initializer internal: \(construction.reason), and what it holds outlives a test.")
        }
        return result
    }
}

/// How a test makes a SUT.
public struct Construction: Hashable, Sendable {
    /// What makes it.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// An initialiser written in source.
        case initializer
        /// The memberwise initialiser Swift makes for a struct.
        case memberwise
        /// `init()`, which Swift makes.
        case implicit
        /// An initialiser inherited from a superclass.
        case inherited
        /// A static function that gives a struct of closures what they do.
        case factory
        /// A storyboard or a nib.
        case scene
        /// A static member such as `shared`: nothing else is visible.
        case shared
        /// There is no way from a test.
        case none
    }

    /// What makes it.
    public var kind: Kind
    /// The parameters, in order; those left to their defaults included.
    public var parameters: [ParameterFact]
    /// `async`, `throws`.
    public var effects: Effects
    /// `init?`
    public var isFailable: Bool
    /// Where the initialiser stands.
    public var location: SourceLocation?
    /// Why this one was chosen, or why there is none; one sentence.
    public var reason: String
    /// The body of the initialiser, when it was read.
    public var body: [Statement]?
    /// The storyboard's scene or the nib that makes it.
    public var scene: Scene?
    /// The static function that makes it.
    public var maker: String?

    /// Creates a construction.
    public init(
        kind: Kind, parameters: [ParameterFact] = [], effects: Effects = Effects(), isFailable: Bool = false,
        location: SourceLocation? = nil, reason: String = "", body: [Statement]? = nil
    ) {
        self.kind = kind
        self.parameters = parameters
        self.effects = effects
        self.isFailable = isFailable
        self.location = location
        self.reason = reason
        self.body = body
    }
}

/// A plain value that the initialiser takes: a parameter, or a field of an object that carries dependencies.
public struct Input: Hashable, Sendable {
    /// The parameter.
    public var parameter: ParameterFact
    /// The property it is stored in, when the initialiser shows it.
    public var property: String?
    /// Where it stands.
    public var location: SourceLocation
    /// The object that carries it, and where its type is written; `nil` for a parameter of its own.
    public var carrier: Carrier?

    /// An object that carries plain values.
    public struct Carrier: Hashable, Sendable {
        /// The initialiser parameter it is passed for, by name.
        public var parameter: String
        /// Where its fields' types are written.
        public var scope: LookupScope
    }

    /// Creates an input.
    public init(
        parameter: ParameterFact, property: String?, location: SourceLocation, carrier: Carrier? = nil
    ) {
        self.parameter = parameter
        self.property = property
        self.location = location
        self.carrier = carrier
    }
}

/// Something in the SUT that a test cannot control, with the change that would make it controllable.
public struct Seam: Hashable, Sendable {
    /// The kinds.
    public enum Kind: String, Hashable, Sendable, Codable {
        case singleton, clock, randomness, sleep, concrete, tooManyDependencies, hiddenInitializer, global, detached
    }

    /// What kind.
    public var kind: Kind
    /// Where.
    public var location: SourceLocation
    /// What is the matter.
    public var message: String
    /// The change that would make it controllable.
    public var suggestion: String

    /// Creates a seam.
    public init(kind: Kind, location: SourceLocation, message: String, suggestion: String) {
        self.kind = kind
        self.location = location
        self.message = message
        self.suggestion = suggestion
    }
}
