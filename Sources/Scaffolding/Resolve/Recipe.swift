/// How a SUT is made and what it gets from outside: the answer of the resolve stage.
public struct Recipe: Hashable, Sendable {
    /// The type under test.
    public var sut: TypeFact
    /// Its members with those of its extensions and project superclasses, own first.
    public var members: [Member]
    /// Its isolation.
    public var isolation: Isolation
    /// How a test makes it.
    public var construction: Construction
    /// What it gets from outside, in the order of initialiser, then properties, then bodies.
    public var dependencies: [Dependency]
    /// Initialiser parameters that are plain values.
    public var inputs: [Input]
    /// What stands in the way of testing it.
    public var seams: [Seam]
    /// The containers it uses, by name.
    public var containers: [String]
    /// What the containers need of a suite.
    public var support: [ContainerSupport]

    /// Creates a recipe.
    public init(
        sut: TypeFact, members: [Member], isolation: Isolation, construction: Construction,
        dependencies: [Dependency], inputs: [Input] = [], seams: [Seam] = [], containers: [String] = [],
        support: [ContainerSupport] = []
    ) {
        self.sut = sut
        self.members = members
        self.isolation = isolation
        self.construction = construction
        self.dependencies = dependencies
        self.inputs = inputs
        self.seams = seams
        self.containers = containers
        self.support = support
    }

    /// Whether a container shared by the whole process is used.
    public var touchesGlobalContainer: Bool { support.contains(where: \.isGlobal) }
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

/// Something a SUT gets from outside and a test replaces.
public struct Dependency: Hashable, Sendable {
    /// How code gets hold of it.
    public enum Style: String, Hashable, Sendable, Codable {
        /// A parameter of the initialiser.
        case initializer
        /// A property wrapper of a container.
        case propertyWrapper
        /// A call of a container: `Container.shared.x()`, `resolver.resolve(P.self)`.
        case locator
        /// A property set after construction.
        case property
        /// A weak property set after construction.
        case delegate
        /// A closure handed in.
        case closure
        /// A parameter of a method.
        case methodParameter
        /// A static member reached in a body.
        case singleton
    }

    /// What takes its place in a test.
    public enum Double: Hashable, Sendable {
        /// A double that testgen writes for one protocol or several (a composition).
        case generated(type: String, protocols: [TypeFact])
        /// A double found in the project under its own name.
        case existing(type: String, location: SourceLocation, protocols: [TypeFact])
        /// A value or boundary made in place: the expression and its type.
        case value(expression: String, type: String)
        /// A closure that does nothing or records.
        case closure
        /// Nothing is known that could take its place.
        case unresolved(reason: String)
    }

    /// The field's name in `Dependencies`.
    public var name: String
    /// The type as written.
    public var type: TypeRef
    /// How code gets hold of it.
    public var style: Style
    /// The container, by name.
    public var container: String?
    /// Where it comes from.
    public var origin: Origin
    /// What takes its place.
    public var double: Double
    /// How a test hands it over.
    public var handover: Handover
    /// The names under which the SUT's code reaches it, dotted: `libraryRepo`, `services.keychain`.
    public var accessPaths: [String]
    /// Whether the SUT holds it as an optional.
    public var isOptional: Bool
    /// Whether the SUT holds it weakly.
    public var isWeak: Bool

    /// Creates a dependency.
    public init(
        name: String, type: TypeRef, style: Style, container: String? = nil, origin: Origin, double: Double,
        handover: Handover, accessPaths: [String], isOptional: Bool = false, isWeak: Bool = false
    ) {
        self.name = name
        self.type = type
        self.style = style
        self.container = container
        self.origin = origin
        self.double = double
        self.handover = handover
        self.accessPaths = accessPaths
        self.isOptional = isOptional
        self.isWeak = isWeak
    }

    /// The protocols its double stands for; empty when it is no protocol.
    public var protocols: [TypeFact] {
        switch double {
        case .generated(_, let protocols), .existing(_, _, let protocols): protocols
        default: []
        }
    }

    /// The type of the field in `Dependencies`; `nil` when there is none.
    public var doubleType: String? {
        switch double {
        case .generated(let type, _), .existing(let type, _, _), .value(_, let type): type
        case .closure, .unresolved: nil
        }
    }
}

/// Where something a SUT gets comes from.
public enum Origin: Hashable, Sendable {
    /// The property or parameter that asks for it.
    case declared(SourceLocation)
    /// The container's member or registration.
    case registered(SourceLocation, askedAt: SourceLocation)
    /// Nobody declares its type: the chain says who needs it.
    case unresolved(SourceLocation, neededBy: [String])

    /// The place to show.
    public var location: SourceLocation {
        switch self {
        case .declared(let place), .unresolved(let place, _): place
        case .registered(_, let place): place
        }
    }
}

/// An initialiser parameter that is a plain value.
public struct Input: Hashable, Sendable {
    /// The parameter.
    public var parameter: ParameterFact
    /// The property it is stored in, when the initialiser shows it.
    public var property: String?
    /// Where it stands.
    public var location: SourceLocation

    /// Creates an input.
    public init(parameter: ParameterFact, property: String?, location: SourceLocation) {
        self.parameter = parameter
        self.property = property
        self.location = location
    }
}

/// Something in the SUT that a test cannot control, with the change that would open it.
public struct Seam: Hashable, Sendable {
    /// The kinds.
    public enum Kind: String, Hashable, Sendable, Codable {
        case singleton, clock, randomness, sleep, concrete, tooManyDependencies, hiddenInitializer, global
    }

    /// What kind.
    public var kind: Kind
    /// Where.
    public var location: SourceLocation
    /// What is the matter.
    public var message: String
    /// The change that would open it.
    public var suggestion: String

    /// Creates a seam.
    public init(kind: Kind, location: SourceLocation, message: String, suggestion: String) {
        self.kind = kind
        self.location = location
        self.message = message
        self.suggestion = suggestion
    }
}
