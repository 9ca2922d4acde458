import Checking
import Facts
import SwiftSyntax

extension Rule {
    static let noAssert = Rule(
        "no-assert", "A test asserts something.", source: .agents, severity: .error,
        why: """
            A test without an assert passes whatever the code does. It raises coverage and guards nothing. That something \
            does not throw is worth an assert of its own: `#expect(throws: Never.self) { … }`.
            """,
        bad: [
            """
            import Testing
            struct LibraryTests {
                @Test func ↓loads() async {
                    let sut = LibraryListViewModel()
                    await sut.load()
                }
                @Test func ↓saves() {}
            }
            """
        ],
        good: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() async {
                    await sut.load()
                    expectLoaded(sut)
                }
                @Test(.disabled("the page after the last one is not decided yet")) func saves() {}
                private func expectLoaded(_ sut: LibraryListViewModel) { #expect(!sut.items.isEmpty) }
            }
            """
        ]
    ) { file, knowledge in
        let helpers = Set(
            file.nodes.functions.filter { !$0.isTest && !Assertion.read(in: file.nodes, $0.range).isEmpty }.map(\.name))
        return file.tests.compactMap { test in
            guard !test.isDisabled, test.asserts.isEmpty, !callsHelper(test, helpers, in: file, knowledge) else {
                return nil
            }
            let message =
                test.isEmpty
                ? "\(test.name.text) is empty; write it, or disable it with a reason"
                : "\(test.name.text) asserts nothing"
                    + (mayThrow(test) ? "; it fails only if something throws" : " and cannot fail")
            return file.finding("no-assert", at: test.name, message)
        }
    }

    /// Whether a test may throw an error.
    private static func mayThrow(_ test: TestCase) -> Bool {
        test.function.node.tokens(viewMode: .sourceAccurate).contains { token in
            let next = token.nextToken(viewMode: .sourceAccurate)?.tokenKind
            return token.tokenKind == .keyword(.try) && next != .postfixQuestionMark && next != .exclamationMark
        }
    }

    /// Whether a test calls a helper that asserts.
    private static func callsHelper(
        _ test: TestCase, _ helpers: Set<String>, in file: TestFile, _ knowledge: Knowledge
    ) -> Bool {
        let calls = file.nodes.calls.within(test.function.range)
        let asserts = calls.contains { call in
            let chain = Chain(call.calledExpression)
            let name = chain.members.last ?? chain.root ?? ""
            if helpers.contains(name) || knowledge.assertingFunctions.contains(name) { return true }
            if ["verify", "Verify", "fulfillment", "XCTSkip", "XCTSkipIf", "precondition"].contains(name) {
                return true
            }
            return ["assert", "expect"].contains { name.dropping(prefix: $0)?.first?.isUppercase ?? false }
        }
        return asserts
            || file.nodes.macros.within(test.function.range).contains { $0.macroName.text.hasPrefix("assert") }
    }
}
