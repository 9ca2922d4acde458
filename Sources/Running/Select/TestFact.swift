import Facts

/// A test as its source declares it.
public struct TestFact: Hashable, Sendable {
    /// What it is called.
    public var id: TestID
    /// The name a person gave it in `@Test("…")`.
    public var displayName: String?
    /// Where it is declared.
    public var location: SourceLocation
    /// The line it ends on.
    public var endLine: Int
    /// What its traits say; in a catalog those of its suites as well.
    public var traits: TraitFact
    /// How many asserts its body has; in a catalog calls of helpers that assert count as well.
    public var asserts: Int
    /// The lines that its asserts begin on.
    public var assertLines: [Int]
    /// How many known issues its body declares.
    public var knownIssues: Int
    /// Whether it is fed by `arguments:`.
    public var isParameterised: Bool
    /// Whether it stands in `#if`.
    public var isInCondition: Bool
    /// Names of the functions its body calls.
    public var calls: [String]

    /// Creates a fact.
    public init(
        id: TestID, displayName: String? = nil, location: SourceLocation, endLine: Int, traits: TraitFact = TraitFact(),
        asserts: Int = 0, assertLines: [Int] = [], knownIssues: Int = 0, isParameterised: Bool = false,
        isInCondition: Bool = false,
        calls: [String] = []
    ) {
        self.id = id
        self.displayName = displayName
        self.location = location
        self.endLine = endLine
        self.traits = traits
        self.asserts = asserts
        self.assertLines = assertLines
        self.knownIssues = knownIssues
        self.isParameterised = isParameterised
        self.isInCondition = isInCondition
        self.calls = calls
    }
}

/// What traits of a test or suite say about whether and when it runs.
public struct TraitFact: Hashable, Sendable {
    /// The tags, without the dot: `unit`, `layer.service`.
    public var tags: Set<String>
    /// Whether it runs.
    public var enablement: Enablement

    /// Creates a fact.
    public init(tags: Set<String> = [], enablement: Enablement = .runs) {
        self.tags = tags
        self.enablement = enablement
    }

    /// The traits together with those of a suite around.
    public func within(_ outer: TraitFact) -> TraitFact {
        TraitFact(tags: tags.union(outer.tags), enablement: max(enablement, outer.enablement))
    }
}

/// Whether a test runs, as far as its source tells; a later case wins over an earlier one.
public enum Enablement: String, Hashable, Sendable, Codable, Comparable, CaseIterable {
    /// Always.
    case runs
    /// It depends: `.enabled(if:)`, a trait of the project's own, `XCTSkip`.
    case conditional
    /// Never: `.disabled("…")`.
    case disabled

    public static func < (left: Enablement, right: Enablement) -> Bool {
        allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }
}

/// A suite, or an extension of one, as its source declares it.
public struct SuiteFact: Hashable, Sendable {
    /// What it is called.
    public var id: TestID
    /// The name a person gave it in `@Suite("…")`.
    public var displayName: String?
    /// Where it is declared.
    public var location: SourceLocation
    /// What its own traits say.
    public var traits: TraitFact
    /// Names of the types it inherits from.
    public var inherits: [String]

    /// Creates a fact.
    public init(
        id: TestID, displayName: String? = nil, location: SourceLocation, traits: TraitFact = TraitFact(),
        inherits: [String] = []
    ) {
        self.id = id
        self.displayName = displayName
        self.location = location
        self.traits = traits
        self.inherits = inherits
    }
}

/// What one file declares of tests.
public struct TestDeclarations: Hashable, Sendable {
    /// The suites and extensions of suites.
    public var suites: [SuiteFact]
    /// Functions marked `@Test`.
    public var tests: [TestFact]
    /// Methods that are tests if their class turns out to be a test case of XCTest.
    public var methods: [TestFact]
    /// Functions that assert but are no tests.
    public var assertingFunctions: Set<String>
    /// Names of declared tags.
    public var tags: Set<String>

    /// Creates an empty list.
    public init() {
        suites = []
        tests = []
        methods = []
        assertingFunctions = []
        tags = []
    }
}
