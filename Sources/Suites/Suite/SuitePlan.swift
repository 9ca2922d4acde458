/// What a `<SUT>Tests.swift` contains: the view its template meets under the key `suite`.
public struct SuitePlan: Hashable, Sendable, Encodable {
    /// Imports as written, in order.
    public var imports: [String]
    /// The name of the template that writes it.
    public var template: String
    /// What the three parts of a test are called.
    public var marks: Marks
    /// `LibraryListViewModelTests`
    public var name: String
    /// `LibraryListViewModel`
    public var sut: String
    /// Arguments of `@Suite`, the display name first, as text.
    public var traits: String
    /// The attribute that isolates the suite, such as `@MainActor`; empty for none.
    public var isolation: String
    /// The nested suites.
    public var groups: [Group]
    /// How many tests assert something.
    public var assertingCount: Int
    /// How many tests are disabled, waiting for a person.
    public var disabledCount: Int
    /// Whether any test waits for asynchronous work.
    public var waits: Bool
    /// Statements before and after each test, where the framework has no trait that runs them.
    public var resets: [String]

    /// What the three parts of a test are called.
    public struct Marks: Hashable, Sendable, Encodable {
        /// `Arrange`
        public var arrange: String
        /// `Act`
        public var act: String
        /// `Assert`
        public var assert: String
    }

    /// Whether any test lets a double throw the error of the generated support.
    public var usesTestError: Bool {
        let tests = groups.flatMap(\.tests)
        return tests.contains { test in
            [test.arrange, test.act, test.assert].joined().contains { $0.contains("TestError.") }
        }
    }

    /// One nested suite.
    public struct Group: Hashable, Sendable, Encodable {
        /// The type's name.
        public var name: String
        /// The display name as a literal.
        public var title: String
        /// The tests.
        public var tests: [Test]
    }

    /// One test.
    public struct Test: Hashable, Sendable, Encodable {
        /// Arguments of `@Test` in parentheses: the display name and traits, as text; empty for none.
        public var attribute: String
        /// The function's name.
        public var function: String
        /// Parameters as written; empty for most.
        public var parameters: String
        /// `async throws`, or empty.
        public var effects: String
        /// Statements that arrange.
        public var arrange: [String]
        /// Statements that act.
        public var act: [String]
        /// Statements that assert.
        public var assert: [String]
        /// Why a person has to write it, as a literal; empty when it is written.
        public var disabledReason: String
        /// The attribute that isolates this test alone; empty for none.
        public var isolation = ""

        /// Whether a person has to write it.
        public var isDisabled: Bool { !disabledReason.isEmpty }
    }
}
