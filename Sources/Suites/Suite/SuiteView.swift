import Facts
import Project

/// What the templates of suites meet under the key `suite`: the plan's code as lines, as wide as the built-in templates
/// leave room for.
public struct SuiteView: Hashable, Sendable, Encodable {
    /// The name of the template that writes it.
    public var template: String
    /// Imports as written, in order.
    public var imports: [String]
    /// What the three parts of a test are called.
    public var marks: Marks
    /// `LibraryListViewModelTests`
    public var name: String
    /// `LibraryListViewModel`
    public var sut: String
    /// A comment of one line that says what the expectations are known from; empty where the suite was not run.
    public var comment: String
    /// Arguments of `@Suite`, the display name first.
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
        /// Arguments of `@Test` in parentheses: the display name and traits; empty for none.
        public var attribute: String
        /// The function's name.
        public var function: String
        /// Parameters as written; empty for most.
        public var parameters: String
        /// `async throws`, or empty.
        public var effects: String
        /// Lines that arrange.
        public var arrange: [String]
        /// Lines that act.
        public var act: [String]
        /// Lines that assert.
        public var assert: [String]
        /// Why a person has to write it, as a literal; empty when it is written.
        public var disabledReason: String
        /// Lines that skip it, where no trait does; none when it is written.
        public var skip: [String]
        /// The attribute that isolates this test alone; empty for none.
        public var isolation: String
    }
}

extension SuitePlan {
    /// The plan as its template meets it.
    public var view: SuiteView {
        let words = marks.words
        let title = Layout(SwiftLiteral.string(title))
        let arguments = attribute("@Suite", [title] + traits.map(\.layout), width: Layout.pageWidth)
            .dropping("@Suite(", ")")
        return SuiteView(
            template: framework == .xctest ? "XCTestSuite" : "Suite", imports: imports,
            marks: .init(arrange: words.arrange, act: words.act, assert: words.assert), name: name, sut: sut,
            comment: comment, traits: arguments,
            isolation: isolation.map { "@\($0)" } ?? "",
            groups: groups.map(view),
            assertingCount: assertingCount, disabledCount: disabledCount,
            waits: support.contains(.waitUntil), resets: resets.lines(width: Layout.pageWidth - 2 * Layout.step))
    }

    /// `/// Built and run: 2 of 9 expectations were observed, not read; they pin what the code does, right or wrong.`
    private var comment: String {
        guard isVerified else { return "" }
        let (read, observed) = (expectations[.read] ?? 0, expectations[.observed] ?? 0)
        guard observed > 0 else { return "/// Built and run: all expectations were read out of the code." }
        let words = observed == 1 ? "was observed, not read; it pins" : "were observed, not read; they pin"
        return
            "/// Built and run: \(observed) of \(read + observed) expectations \(words) what the code does, right or wrong."
    }

    private func view(of group: Group) -> SuiteView.Group {
        SuiteView.Group(
            name: group.name, title: SwiftLiteral.string(group.title), tests: group.tests.map { view(of: $0) })
    }

    private func view(of test: Test) -> SuiteView.Test {
        var spelling = TestSpelling(framework, of: test)
        let body = spelling.body(of: test)
        // How far in the built-in templates put the function and its statements.
        let outside = Layout.pageWidth - (framework == .xctest ? 1 : 2) * Layout.step
        let inside = outside - Layout.step
        return SuiteView.Test(
            attribute: attribute(of: test, width: outside), function: test.function,
            parameters: parameters(of: test, width: outside), effects: effects(of: test).text,
            arrange: body.arrange.lines(width: inside), act: body.act.lines(width: inside),
            assert: body.assert.lines(width: inside),
            disabledReason: test.disabledReason.map(SwiftLiteral.string) ?? "",
            skip: framework == .xctest ? skip(test, width: inside) : [],
            isolation: test.isolation.map { "@\($0)" } ?? "")
    }

    /// XCTest on Linux calls a test that is isolated to an actor only when it is asynchronous, and skips by throwing.
    private func effects(of test: Test) -> Effects {
        var effects = test.effects
        guard framework == .xctest else { return effects }
        if isolation != nil || test.isolation != nil { effects.isAsync = true }
        if test.isDisabled { effects.throwing = .any }
        return effects
    }

    private func skip(_ test: Test, width: Int) -> [String] {
        guard let reason = test.disabledReason else { return [] }
        let call = Code.Expression.call(
            .name("XCTSkipIf"), [.init(nil, .boolean(true)), .init(nil, .string(reason))])
        return [Code.Statement.expression(.try(call))].lines(width: width)
    }

    /// The arguments of a test's attribute, in parentheses.
    private func attribute(of test: Test, width: Int) -> String {
        let title = test.title.map { [Layout(SwiftLiteral.string($0))] } ?? []
        let values = test.parameters.map { "arguments: " + Code.Expression.array($0.values).layout.whole }
        let all = title + test.traits.map(\.layout) + values
        return all.isEmpty ? "" : attribute("@Test", all, width: width).dropping("@Test", "")
    }

    private func attribute(_ name: String, _ arguments: [Layout], width: Int) -> String {
        (Layout(name) + .list("(", arguments, ")")).lines(width: width).joined(separator: "\n")
    }

    /// The parameters of a test's function, on lines of their own where they do not fit beside its name.
    private func parameters(of test: Test, width: Int) -> String {
        guard !test.parameters.isEmpty else { return "" }
        let head = (test.isolation.map { "@\($0) " } ?? "") + "func \(test.function)"
        let effects = effects(of: test).text
        let list = test.parameters.map { Layout("\($0.name): \($0.type.text)") }
        let end = effects.isEmpty ? "" : " " + effects
        return (Layout(head) + .list("(", list, ")")).lines(width: width - end.count - 2)
            .joined(separator: "\n").dropping(head + "(", ")")
    }
}

extension String {
    /// What is between a beginning and an end of known length.
    fileprivate func dropping(_ beginning: String, _ end: String) -> String {
        String(dropFirst(beginning.count).dropLast(end.count))
    }
}
