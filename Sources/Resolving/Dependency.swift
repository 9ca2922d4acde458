import Facts

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
        /// What another dependency hands out.
        case returned
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
        /// Several doubles of one protocol in a collection: the collection's type and value.
        case several(type: String, expression: String, protocols: [TypeFact])
        /// The type of a double, whose static members stand for those of the real one: its name, and that of the function
        /// which forgets what they recorded.
        case statics(of: String, reset: String, protocols: [TypeFact])
        /// An object of the project's own class, used as it is and looked at.
        case object(Object)
        /// Nothing takes its place: the real one is used, with the reason.
        case real(reason: String)
        /// Nothing is known that could take its place.
        case unresolved(reason: String)
    }

    /// An object of the project's own class.
    public struct Object: Hashable, Sendable {
        /// The class.
        public var fact: TypeFact
        /// Its type as a test names it, with what it is generic over.
        public var type: TypeRef
        /// What its initialiser is given; `nil` to make it like any value.
        public var parts: [Part]?

        /// Describes an object of a class; its type is the class unless it is given.
        init(fact: TypeFact, type: TypeRef? = nil, parts: [Part]? = nil) {
            self.fact = fact
            self.type = type ?? .simple(fact.qualifiedName)
            self.parts = parts
        }

        /// An argument of the initialiser.
        public struct Part: Hashable, Sendable {
            /// The label.
            public var label: String?
            /// What is passed.
            public var content: Content
        }

        /// What is passed for a parameter.
        public enum Content: Hashable, Sendable {
            /// Another field of `Dependencies`, or a part of it: the expression.
            case dependency(String)
            /// A plain value.
            case value(ParameterFact)
        }
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
    /// What a container knows it under; two dependencies of one key are one.
    public var key: String?
    /// Modules to import where the double is made and handed over.
    public var imports: [String]
    /// What is handed over of the field, such as `.session`; empty for the field itself.
    public var projection: String
    /// The support file that declares the field's type; `nil` for none.
    public var support: SupportFile?
    /// The shared variable it is reached through, such as `Analytics.shared`, whose value a test puts back.
    public var sharedObject: String?
    /// What its protocols' associated types are in the test.
    public var typeArguments: [String: TypeRef] = [:]
    /// Whether what takes its place must be `Sendable`, though its protocol may not be.
    public var mustBeSendable = false
    /// Whether its double records how it is used.
    public var doubleRecords = true
    /// Whether its double has the members that testgen would give it, so that a test may use them.
    public var doubleHasKnownMembers = true
    /// The parameter of methods it is handed for; `nil` for anything else.
    public var parameter: String?
    /// Whether the SUT stops the process where it is not given.
    public var isRequired = false

    /// Creates a dependency.
    public init(
        name: String, type: TypeRef, style: Style, container: String? = nil, origin: Origin, double: Double,
        handover: Handover, accessPaths: [String], isOptional: Bool = false, isWeak: Bool = false,
        key: String? = nil, imports: [String] = [], projection: String = "", support: SupportFile? = nil,
        sharedObject: String? = nil
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
        self.key = key
        self.imports = imports
        self.projection = projection
        self.support = support
        self.sharedObject = sharedObject
    }

    /// What it is called in explanations: the path through what carries it, `services.keychain`, else its name.
    public var path: String {
        switch handover {
        case .member, .part:
            let path = accessPaths.first { $0.contains(".") } ?? name
            return path.hasSuffix("()") ? String(path.dropLast(2)) : path
        default: return name
        }
    }

    /// The protocols its double stands for; empty when it is no protocol.
    public var protocols: [TypeFact] {
        switch double {
        case .generated(_, let protocols), .existing(_, _, let protocols), .statics(_, _, let protocols): protocols
        default: []
        }
    }

    /// The protocols of the doubles in a list; empty where it is no list of doubles.
    public var elementProtocols: [TypeFact] {
        if case .several(let type, _, let protocols) = double, type.hasPrefix("["), !type.contains(":") {
            return protocols
        }
        return []
    }

    /// What a test calls the first double in a list.
    public var elementName: String { name + "[0]" }

    /// Whether the type of a double takes its place, so that only static members matter.
    public var isStatics: Bool { if case .statics = double { true } else { false } }

    /// The protocols of which testgen has to write the double; empty when it writes none.
    public var generatedProtocols: [TypeFact] {
        switch double {
        case .generated(_, let protocols), .several(_, _, let protocols), .statics(_, _, let protocols): protocols
        default: []
        }
    }

    /// Why nothing takes its place; `nil` when something does.
    public var reason: String? {
        switch double {
        case .real(let reason), .unresolved(let reason): reason
        default: nil
        }
    }

    /// The type of the field in `Dependencies`; `nil` when there is none.
    public var doubleType: String? {
        switch double {
        case .generated(let type, _), .existing(let type, _, _), .value(_, let type), .several(let type, _, _): type
        case .statics(let type, _, _): type + ".Type"
        case .object(let object): object.type.text
        case .closure, .real, .unresolved: nil
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

/// A value that groups dependencies for the SUT: a struct, a tuple, or a composition of `Has…` protocols.
public struct Bundle: Hashable, Sendable {
    /// A dependency or a plain value it carries.
    public struct Field: Hashable, Sendable {
        /// The argument's label, and with `conformances` the property's name.
        public var label: String?
        /// The property's type as written.
        public var type: String
        /// The dependency or the input, by name.
        public var content: String
        /// Whether the property must be settable.
        public var isVariable: Bool

        /// Creates a field.
        public init(label: String?, type: String, content: String, isVariable: Bool = false) {
            self.label = label
            self.type = type
            self.content = content
            self.isVariable = isVariable
        }
    }

    /// The initialiser parameter it is passed for, by name.
    public var parameter: String
    /// The type's name: the project's own, or that of the type the factory declares; empty for a tuple.
    public var type: String
    /// The protocols the factory's type conforms to; empty when the project declares the type.
    public var conformances: [String]
    /// Whether the factory's type must be a class.
    public var isClass: Bool
    /// The global actor that the factory's type is on, such as `MainActor`.
    public var actor: String?
    /// What it carries, in the order of the arguments.
    public var fields: [Field]

    /// Creates a bundle.
    public init(
        parameter: String, type: String, conformances: [String] = [], isClass: Bool = false, actor: String? = nil,
        fields: [Field]
    ) {
        self.parameter = parameter
        self.type = type
        self.conformances = conformances
        self.isClass = isClass
        self.actor = actor
        self.fields = fields
    }
}

extension Dependency {
    /// Whether its own double may be what a method of it gives: another one of its protocol, `next() -> any Step`.
    package func gives(_ result: TypeRef, in index: FactIndex) -> Bool {
        guard case .generated = double, protocols.count == 1, !result.isOptional,
            let fact = index.declaration(of: result, from: protocols[0].scopeInside)
        else { return false }
        return fact == protocols[0]
    }
}
