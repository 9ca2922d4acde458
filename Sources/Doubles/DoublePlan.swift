import Facts
import Project

/// What the doubles stage may be told.
public struct DoubleOptions: Hashable, Sendable {
    /// How members are named.
    public var naming: DoubleNaming
    /// The suffix of the type's name.
    public var suffix: String
    /// What the type's name leaves out at the end of a protocol's name; `nil` for nothing.
    public var dropSuffix: String?
    /// Whether every use of a member that nobody has stubbed records an issue, neutral values or not.
    public var failsUnstubbed: Bool
    /// The kind of double where no annotation asks for another; `nil` for the usual one.
    public var kind: DoubleKind?
    /// What the double is called; `nil` for the names of its protocols with the suffix.
    public var name: String?
    /// The actors that modules bind what they declare to, by module.
    public var defaultActors: [String: String] = [:]
    /// Names of types that people, or other tools, gave in the tests.
    public var taken: Set<String> = []
    /// The access it has at most, where its protocols have it, too; `nil` for that of a test.
    public var access: Access?
    /// Whether the double is `Sendable` even where its protocols are not.
    public var isSendable = false

    /// Creates options.
    public init(naming: DoubleNaming = .short, suffix: String = "Mock", failsUnstubbed: Bool = false) {
        self.naming = naming
        self.suffix = suffix
        self.failsUnstubbed = failsUnstubbed
    }
}

/// A double to be printed: every requirement with the names and types of what records and stubs it.
public struct DoublePlan: Hashable, Sendable {
    /// `LibraryRepositoryTypeMock`
    public var name: String
    /// The protocols it conforms to, as written.
    public var conformances: [String]
    /// The protocols it stands for, or the class.
    public var protocols: [TypeFact]
    /// Whether an `actor` is printed.
    public var isActor: Bool
    /// Whether it is `final`: it is `Sendable`, or a requirement mentions `Self`.
    public var isFinal: Bool
    /// The generic clause of the double, `<Key: Hashable>`, for associated types; empty without.
    public var generics: String
    /// The `where` clause of the double; empty without.
    public var whereClause: String
    /// Arguments for `generics` that fulfil the constraints, where nothing else is known; empty when none are known.
    public var genericArguments: [String]
    /// The associated types that are generic parameters, in order.
    public var genericNames: [String]
    /// Names for what associated types have to conform to, where that differs by `#if`.
    public var constraints: [Constraint] = []
    /// Whether it is a sequence that tests feed.
    public var isFed = false
    /// Whole members that fulfil protocols of the standard library.
    public var extraMembers: [String]
    /// Whether some members are `nonisolated` on an isolated double.
    public var hasNonisolatedMembers: Bool
    /// Whether state is kept behind one lock.
    public var isLocked: Bool
    /// The attribute that isolates it, such as `@MainActor`; `nil` for none.
    public var isolation: String?
    /// Whether every use of a member that nobody has stubbed records an issue.
    public var failsUnstubbed: Bool
    /// Its access; `internal` is not printed.
    public var access: Access
    /// The requirements, own first.
    public var requirements: [Requirement]
    /// `typealias`es for associated types.
    public var typealiases: [String]
    /// Imports of the files its protocols stand in.
    public var imports: [ImportFact]
    /// The kind that was asked for; `nil` for the usual one, a spy that is called a mock.
    public var kind: DoubleKind?
    /// Whether it stands for a class, as a subclass with the initialisers of that class.
    public var isSubclass = false
    /// The class that its protocols ask it to inherit from.
    public var superclass: String?
    /// Why a factory cannot make it, though it can be written; `nil` when it can.
    public var constructionObstacle: String?
    /// Whether it may have a `reset()`.
    public var hasOwnReset = true
    /// `@available(…)` of what it stands for.
    public var availability: [String] = []
    /// `@_spi(…)` of what its protocols show to those alone who ask for it.
    public var interfaces: Set<String> = []
    /// The names of attributes that build results, which a double gives as a whole.
    public var builders: Set<String> = []
    /// The places of requirements that speak of types which are deprecated.
    public var deprecated: Set<SourceLocation> = []
    /// How a fake works; `nil` when a person has to fill it in.
    public var store: FakeStore?

    /// The struct of closures that it makes, as a protocol; `nil` when it conforms to what it stands for.
    public var closures: TypeFact?

    /// Whether it can be made of the values of its properties.
    public var isMadeOfProperties = false

    /// Whether what can be told what to answer records, too.
    public var stubsRecord = false

    /// Types that doubles speak of, where the project has others of the same names.
    public var shadowed: Set<String> = []
    /// A type that doubles speak of by its whole name.
    public static func whole(_ name: String) -> String { (name == "NSLock" ? "Foundation." : "Swift.") + name }
    /// Names of requirements and their parameters that the double itself would use in its bodies, such as `doubleState`.
    public var innerNames: Set<String> = []

    /// Whether members record how they are used.
    public var records: Bool { kind.map { $0.records || $0.isStubbed && stubsRecord } ?? true }
    /// Whether members can be told what to answer.
    public var isStubbed: Bool { kind?.isStubbed ?? true }
    /// Whether members that answer nothing have to be stubbed, too.
    public var isStrict: Bool { kind?.isStrict ?? false }

    /// A name for what an associated type has to conform to, which differs by `#if`.
    public struct Constraint: Hashable, Sendable {
        /// The name.
        public var name: String
        /// What it stands for under each condition, in order.
        public var variants: [Variant]

        /// What a constraint is under a condition.
        public struct Variant: Hashable, Sendable {
            /// The condition.
            public var condition: String
            /// The type, or the types joined by `&`.
            public var type: String
        }
    }

    /// One requirement with its doubles.
    public enum Requirement: Hashable, Sendable {
        case method(MethodDouble)
        case property(PropertyDouble)
        case initializer(InitializerDouble)
        case `subscript`(SubscriptDouble)

        /// The name of a method or property, and the names that its parameters have inside.
        var names: [String] {
            switch self {
            case .method(let double): [double.fact.name] + double.fact.parameters.map(\.name)
            case .property(let double): [double.fact.name]
            case .initializer(let double): double.fact.parameters.map(\.name)
            case .subscript(let double): double.fact.parameters.map(\.name)
            }
        }
    }

    /// The method's double for a requirement of a full name, such as `load(id:)`.
    public func methods(named name: String) -> [MethodDouble] {
        requirements.compactMap { if case .method(let double) = $0, double.fact.name == name { double } else { nil } }
    }

    /// The double with what can be reached through an instance of it alone, or through its type.
    public func reached(statically isStatic: Bool) -> DoublePlan {
        var plan = self
        plan.requirements.removeAll { requirement in
            switch requirement {
            case .method(let double): double.fact.info.isStatic != isStatic
            case .property(let double): double.fact.info.isStatic != isStatic
            case .subscript(let double): double.fact.info.isStatic != isStatic
            case .initializer: isStatic
            }
        }
        return plan
    }

    /// The property's double.
    public func property(named name: String) -> PropertyDouble? {
        requirements.lazy.compactMap {
            if case .property(let double) = $0, double.fact.name == name { double } else { nil }
        }
        .first
    }
}

/// A variable of a double: its name and type.
public struct DoubleVariable: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The type.
    public var type: TypeRef

    /// Creates a variable.
    public init(_ name: String, _ type: TypeRef) {
        self.name = name
        self.type = type
    }
}
