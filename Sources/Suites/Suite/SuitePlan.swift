import Behaviour
import Facts
import Project

/// What a `<SUT>Tests.swift` contains, as a tree: `SuiteView` is what its template meets.
public struct SuitePlan: Hashable, Sendable {
    /// Imports as written, in order.
    public var imports: [String]
    /// The framework the tests are written for.
    public var framework: Configuration.Framework
    /// What the three parts of a test are called.
    public var marks: TestMarks
    /// `LibraryListViewModelTests`
    public var name: String
    /// `LibraryListViewModel`
    public var sut: String
    /// The display name.
    public var title: String
    /// The suite's traits.
    public var traits: [TestTrait]
    /// The global actor the suite is isolated to; `nil` for none.
    public var isolation: String?
    /// The nested suites.
    public var groups: [Group]
    /// Statements before and after each test, where the framework has no trait that runs them.
    public var resets: [Code.Statement]

    /// What a test can do to the SUT, with what came of reading it.
    public var entries: [Entry] = []
    /// Whether it was built and run before it is written.
    public var isVerified = false

    /// Something a test can do to the SUT.
    public struct Entry: Hashable, Sendable {
        /// `load(id:)`; the SUT's name for its initialiser.
        public var name: String
        /// Where it is declared.
        public var location: SourceLocation
        /// How many tests of it run.
        public var enabled: Int
        /// How many wait for a person.
        public var disabled: Int
        /// How many running tests of other entry points act through it first, where it shows in nothing by itself.
        public var shownBy = 0
        /// Why they wait, where a reason stands in a test; no more than one.
        public var reason: String?
        /// What could not be read, where nothing can be claimed.
        public var unread: [Unread]

        /// Whether a running test would notice what becomes of it.
        public var isReached: Bool { enabled > 0 || shownBy > 0 }
    }

    /// One nested suite.
    public struct Group: Hashable, Sendable {
        /// The type's name.
        public var name: String
        /// The display name.
        public var title: String
        /// The tests.
        public var tests: [Test]

        /// Creates a nested suite.
        package init(name: String, title: String, tests: [Test]) {
            self.name = name
            self.title = title
            self.tests = tests
        }
    }

    /// One test.
    public struct Test: Hashable, Sendable {
        /// The display name; `nil` where the function's name is what is read.
        public var title: String?
        /// The function's name.
        public var function: String
        /// What its names are made of; `nil` where they are given.
        package var name: TestName?
        /// The test's traits.
        public var traits: [TestTrait] = []
        /// The parameters; none for most.
        public var parameters: [Parameter] = []
        /// The global actor that this test alone is isolated to; `nil` for none.
        public var isolation: String?
        /// Statements that arrange.
        public var arrange: [TestStatement] = []
        /// Statements that act.
        public var act: [TestStatement] = []
        /// Statements that assert.
        public var assert: [TestStatement] = []

        /// Why a person has to write or enable it; `nil` when it runs.
        public var disabledReason: String? {
            traits.lazy.compactMap { if case .disabled(let reason) = $0 { reason } else { nil } }.first
        }

        /// Whether it waits for a person.
        public var isDisabled: Bool { disabledReason != nil }

        /// What its statements may do to it: whether it waits, and whether errors leave it.
        public var effects: Effects {
            let all = statements.map(\.effects)
            return Effects(
                isAsync: all.contains(where: \.isAsync), throwing: all.contains(where: \.canThrow) ? .any : .never)
        }

        /// How many expectations it has, by what each is known from.
        public var expectations: [TestStatement.Basis: Int] {
            assert.reduce(into: [:]) { counts, statement in
                if case .expect = statement.kind { counts[statement.basis, default: 0] += 1 }
            }
        }

        /// All statements in order.
        public var statements: [TestStatement] { arrange + act + assert }
    }

    /// A parameter of a test.
    public struct Parameter: Hashable, Sendable {
        /// The name, which is the label too.
        public var name: String
        /// The type.
        public var type: TypeRef
        /// The values the test is run with.
        public var values: [Code.Expression]
    }

    /// All tests.
    public var tests: [Test] { groups.flatMap(\.tests) }

    /// How many tests assert something.
    public var assertingCount: Int { tests.filter { !$0.isDisabled }.count }

    /// How many expectations the tests have, by what each is known from.
    public var expectations: [TestStatement.Basis: Int] {
        let running = tests.filter { !$0.isDisabled }
        return running.reduce(into: [:]) { $0.merge($1.expectations) { $0 + $1 } }
    }

    /// How many running tests have the act and the expectations of another, so that only what they arrange differs.
    public var lookalikeCount: Int {
        let running = tests.filter { !$0.isDisabled }
        return running.count - Set(running.map { $0.act.map(\.kind) + $0.assert.map(\.kind) }).count
    }

    /// How many tests are disabled, waiting for a person.
    public var disabledCount: Int { tests.filter(\.isDisabled).count }

    /// The support files the suite takes.
    public var support: [SupportFile] {
        var needed = Set(tests.flatMap(\.statements).flatMap(\.needs.support))
        if traits.contains(where: \.isExclusiveContainer) { needed.insert(.exclusiveContainer) }
        return SupportFile.allCases.filter(needed.contains)
    }
}

/// A trait of a suite or a test.
public enum TestTrait: Hashable, Sendable {
    /// One test after the other.
    case serialized
    /// Tags, by name.
    case tags([String])
    /// Not run, with the reason.
    case disabled(String)
    /// Apart from all suites that share the container; what resets it, if anything does.
    case exclusiveContainer(reset: Code.Closure?)
    /// As a container's library names it: `.container`
    case custom(String)

    /// Whether it keeps suites apart that share a container.
    var isExclusiveContainer: Bool { if case .exclusiveContainer = self { true } else { false } }

    /// The trait as an argument of `@Suite` or `@Test`. None takes a computed text: a reason is a comment.
    package var layout: Layout {
        switch self {
        case .serialized: ".serialized"
        case .tags(let names): ".tags" + .list("(", names.map { Layout("." + $0) }, ")")
        case .disabled(let reason): ".disabled" + .list("(", [Layout(SwiftLiteral.string(reason))], ")")
        case .exclusiveContainer(nil): ".exclusiveContainer"
        case .exclusiveContainer(let reset?):
            ".exclusiveContainer" + .list("(", ["reset: " + reset.layout], ")")
        case .custom(let text): Layout(text)
        }
    }
}
