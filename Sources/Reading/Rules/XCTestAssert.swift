import Checking
import Facts
import SwiftSyntax

extension Rule {
    static let xctestAssert = Rule(
        "xctest-assert", "A test of Swift Testing asserts with #expect and #require.", source: .agents,
        severity: .error,
        why: """
            `XCTAssert…` in a `@Test` function fails into nothing: XCTest is not running, and the test is green. `#expect` \
            also shows both sides of what failed. Swift's own `assert(…)` ends the whole run when it fails, and is not \
            there in a release build.
            """,
        fix: "writes the assert as `#expect`, `#require` or `Issue.record`",
        bad: [
            """
            import Testing
            import XCTest
            struct LibraryTests {
                @Test func loads() throws {
                    ↓XCTAssertEqual(sut.count, 2)
                    let first = try ↓XCTUnwrap(sut.items.first)
                    ↓assert(first.isRead)
                }
            }
            """
        ],
        good: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() throws {
                    #expect(sut.count == 2)
                    let first = try #require(sut.items.first)
                }
            }
            """,
            """
            import XCTest
            final class OldTests: XCTestCase {
                func testLoads() { XCTAssertEqual(sut.count, 2) }
            }
            """,
        ]
    ) { file, knowledge in
        file.tests.filter(\.function.isTest).flatMap { test in
            traps(in: test, file, knowledge)
                + test.asserts.filter { $0.kind == .xctest }.compactMap { assertion in
                    guard let call = assertion.node.as(FunctionCallExprSyntax.self) else { return nil }
                    let replacement = replacement(for: assertion.name, call)
                    return file.finding(
                        "xctest-assert", at: call,
                        "\(assertion.name) does not fail a @Test; write \(replacement.map(shown) ?? "#expect")",
                        fix: replacement.map { Fix("Write \($0)", [Fix.Edit(call.bytes, $0)]) })
                }
        }
    }

    /// Asserts of the language itself, which stop the process.
    private static func traps(in test: TestCase, _ file: TestFile, _ knowledge: Knowledge) -> [Finding] {
        if file.assertingFunctions.union(knowledge.assertingFunctions).contains("assert") { return [] }
        return file.nodes.calls.within(test.function.range).compactMap { call in
            guard call.calleeText == "assert", let first = call.arguments.first, first.label == nil,
                call.arguments.dropFirst().allSatisfy({ $0.label == nil })
            else { return nil }
            let replacement = "#expect(\(call.arguments.trimmedDescription))"
            return file.finding(
                "xctest-assert", at: call,
                "assert ends the whole run when it fails, and vanishes from a release build; write \(shown(replacement))",
                fix: Fix("Write #expect", [Fix.Edit(call.bytes, replacement)]))
        }
    }

    /// The same in Swift Testing; `nil` where it is not certain.
    private static func replacement(for name: String, _ call: FunctionCallExprSyntax) -> String? {
        guard call.trailingClosure == nil, call.arguments.allSatisfy({ $0.label == nil }) else { return nil }
        let arguments = call.arguments.map(\.expression)
        let texts = arguments.map(\.trimmedDescription)
        func expect(_ condition: String, after count: Int) -> String? {
            guard texts.count <= count + 1 else { return nil }
            return "#expect(\(condition)\(texts.count > count ? ", " + comment(arguments[count]) : ""))"
        }
        if let word = Assertion.operators[name], texts.count >= 2 {
            return expect("\(operand(arguments[0])) \(word) \(operand(arguments[1]))", after: 2)
        }
        switch (name, texts.count) {
        case ("XCTAssertTrue", 1...), ("XCTAssert", 1...): return expect(texts[0], after: 1)
        case ("XCTAssertFalse", 1...): return expect("!" + simple(arguments[0]), after: 1)
        case ("XCTAssertNil", 1...): return expect("\(operand(arguments[0])) == nil", after: 1)
        case ("XCTAssertNotNil", 1...): return expect("\(operand(arguments[0])) != nil", after: 1)
        case ("XCTUnwrap", 1): return "#require(\(texts[0]))"
        case ("XCTFail", 0): return "Issue.record()"
        case ("XCTFail", 1): return "Issue.record(\(comment(arguments[0])))"
        default: return nil
        }
    }

    /// A replacement in a message, without what does not fit into a line.
    private static func shown(_ replacement: String) -> String {
        if replacement.count <= 100, !replacement.contains("\n") { return replacement }
        return replacement.prefix { $0 != "(" } + "(…)"
    }

    /// A message as a comment: a text is one already, anything else is put into one.
    private static func comment(_ expression: ExprSyntax) -> String {
        let text = expression.trimmedDescription
        return expression.is(StringLiteralExprSyntax.self) ? text : "\"\\(\(text))\""
    }

    /// An expression as a side of an operator.
    private static func operand(_ expression: ExprSyntax) -> String {
        let text = expression.trimmedDescription
        return expression.is(SequenceExprSyntax.self) || expression.is(TernaryExprSyntax.self) ? "(\(text))" : text
    }

    /// An expression after a prefix operator.
    private static func simple(_ expression: ExprSyntax) -> String {
        let text = expression.trimmedDescription
        switch expression.kind {
        case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr: return text
        default: return "(\(text))"
        }
    }
}
