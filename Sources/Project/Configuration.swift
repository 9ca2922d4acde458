import Facts

/// What a project's `.testgen.yml` says; every value has a default, so a project needs none.
public struct Configuration: Hashable, Sendable {
    /// The module under test; `nil` means the one that declares the subject.
    public var module: String?
    /// Folders or files to read instead of those the project declares, relative to the root.
    public var sources: [String]?
    /// The folder of the test target, relative to the root.
    public var tests: String?
    /// Where doubles go.
    public var mocks: Mocks
    /// Globs of paths never read, relative to the root: `App/Generated/**`.
    public var exclude: [String]
    /// The dependency container; `nil` means detect it.
    public var container: Container?
    /// How members of doubles are named.
    public var naming: DoubleNaming
    /// The kind of double made where none is asked for; `nil` for the usual one, a spy that is called a mock.
    public var double: DoubleKind?
    /// The shape of mock data builders.
    public var data: DataShape
    /// What suites are written for.
    public var framework: Framework
    /// How tests are named.
    public var testNaming: TestNaming
    /// What the three parts of a test are called.
    public var marks: TestMarks
    /// What a double does when a member is used that nobody has stubbed.
    public var unstubbed: Unstubbed
    /// How long generated tests wait for asynchronous work.
    public var asyncWait: AsyncWait
    /// Whether suites are built and run before they are written, unless a command says otherwise.
    public var verify = false
    /// What the integration tests talk to, in order.
    public var services: [Service] = []
    /// What Xcode builds and runs the tests with; `nil` for a Swift package that needs no Xcode.
    public var xcode: Xcode?
    /// The folder whose templates replace built-in ones, relative to the root.
    public var templates: String?
    /// Rules switched off or to another severity, by identifier.
    public var rules: [String: RuleLevel]
    /// Where rules apply that do not apply everywhere, by identifier.
    public var ruleScopes: [String: RuleScope]
    /// The default isolation of declarations; `nil` for that of the manifest.
    public var isolation: Isolation?

    /// A program that integration tests talk to.
    public struct Service: Hashable, Sendable {
        /// What it is called.
        public var name: String
        /// How to tell that it is healthy: an address that responds (`http:`, `tcp:`), or a command that succeeds.
        public var health = ""
        /// The command that starts it; `nil` when something else does.
        public var start: String?
        /// Seconds within which it has to become healthy.
        public var timeout = 30.0

        /// Names a service.
        public init(name: String) { self.name = name }
    }

    /// What Xcode builds and runs.
    public struct Xcode: Hashable, Sendable {
        /// The workspace or project, relative to the root; `nil` for the only one.
        public var container: String?
        /// The scheme; `nil` for the only one.
        public var scheme: String?
        /// Where the tests run: `platform=iOS Simulator,name=iPhone 17`.
        public var destination: String?

        /// Creates the setting.
        public init(container: String? = nil, scheme: String? = nil, destination: String? = nil) {
            self.container = container
            self.scheme = scheme
            self.destination = destination
        }
    }

    /// Where each key at the top stands, for errors that only the project shows.
    public var places: [String: SourceLocation]

    /// The configuration of a project that has none.
    public init() {
        places = [:]
        mocks = Mocks()
        exclude = []
        naming = .short
        data = .factory
        framework = .swiftTesting
        testNaming = .sentence
        marks = .arrangeActAssert
        unstubbed = .default
        asyncWait = AsyncWait()
        rules = [:]
        ruleScopes = [:]
    }

    /// Where doubles go.
    public struct Mocks: Hashable, Sendable {
        /// The file, or with `split` the folder, relative to the root; `nil` means `Mocks/` in the test folder.
        public var output: String?
        /// Whether each double gets a file of its own.
        public var split: Bool
        /// The access of doubles, as far as that of their protocols goes; `nil` for that of the protocol in a module of
        /// doubles, and for none in tests.
        public var access: Access?
        /// What the names of doubles leave out at the end of a protocol's name: `Protocol`, for a `StoreMock` of
        /// `StoreProtocol`.
        public var dropSuffix: String?

        /// Creates the setting.
        public init(output: String? = nil, split: Bool = false) {
            self.output = output
            self.split = split
        }
    }

    /// The test framework suites are written for.
    public enum Framework: String, Hashable, Sendable, CaseIterable {
        case swiftTesting = "swift-testing"
        case xctest
    }

    /// What a double does when a member is used that nobody has stubbed.
    public enum Unstubbed: String, Hashable, Sendable, CaseIterable {
        /// Answer a neutral value where the type has one; record an issue otherwise.
        case `default`
        /// Record an issue that names the member in every case.
        case fail
    }

    /// How long generated tests wait for asynchronous work, in nanoseconds.
    public struct AsyncWait: Hashable, Sendable {
        /// The longest wait before the test fails.
        public var deadline: UInt64
        /// The pause between two looks at the condition.
        public var interval: UInt64

        /// Creates a wait; one second, looked at every millisecond, unless told otherwise.
        public init(deadline: UInt64 = 1_000_000_000, interval: UInt64 = 1_000_000) {
            self.deadline = deadline
            self.interval = interval
        }
    }

    /// What a rule's findings count as.
    public enum RuleLevel: String, Hashable, Sendable, CaseIterable {
        case off, note, warning, error
    }

    /// Where a rule applies.
    public struct RuleScope: Hashable, Sendable {
        /// Globs of the only paths it applies to, relative to the root; `nil` for all.
        public var only: [String]?
        /// Globs of paths it leaves alone.
        public var exclude: [String]

        /// Creates a scope.
        public init(only: [String]? = nil, exclude: [String] = []) {
            self.only = only
            self.exclude = exclude
        }
    }

    /// The isolation of declarations that state none.
    public enum Isolation: String, Hashable, Sendable, CaseIterable {
        case mainActor = "MainActor"
        case nonisolated
    }

    /// The dependency container a project uses.
    public enum Container: Hashable, Sendable {
        /// One that testgen knows, by name; `none` for none at all.
        case known(String)
        /// One of the team's own.
        case custom(CustomContainer)
    }
}

/// A team's own dependency container, described in `.testgen.yml`.
public struct CustomContainer: Hashable, Sendable {
    /// What it is called, in explanations.
    public var name: String
    /// How an injected property is declared, with `Type` for the protocol: `@Inject var name: Type`.
    public var declaration: String
    /// The call that puts a double in its place, with `{double}` and `{type}` to fill in.
    public var register: String
    /// The call that empties the container between tests; `nil` when there is none.
    public var reset: String?
    /// Modules a file that registers must import.
    public var imports: [String]

    /// Describes a container.
    public init(name: String, declaration: String, register: String, reset: String? = nil, imports: [String] = []) {
        self.name = name
        self.declaration = declaration
        self.register = register
        self.reset = reset
        self.imports = imports
    }
}
