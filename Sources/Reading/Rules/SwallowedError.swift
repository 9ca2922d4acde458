import Checking
import SwiftSyntax

extension Rule {
    static let swallowedError = Rule(
        "swallowed-error", "A test lets errors fail it.", source: .agents,
        why: """
            `try?` turns an error into nil and the test goes on without what it needed: it passes, or fails somewhere else \
            with no word of the reason. A test may throw: write `try`, and the error becomes the failure. Cleaning up may \
            use it.
            """,
        fix: "writes `try` where the result is not used, and `throws` in the test's signature",
        bad: [
            """
            import Testing
            struct LibraryTests {
                @Test func saves() async {
                    ↓try? await sut.save()
                    let item = ↓try? sut.first()
                    #expect(item?.isSaved == true)
                }
            }
            """
        ],
        good: [
            """
            import Testing
            struct LibraryTests {
                @Test func saves() async throws {
                    defer { try? FileManager.default.removeItem(at: folder) }
                    try await sut.save()
                    let item = try #require(try? sut.first())
                    #expect((try? sut.parse("x")) == nil)
                }
            }
            """
        ],
        pattern: LintPattern(#"\btry\?"#)
    ) { file, _ in
        file.nodes.optionalTries.compactMap { node in
            guard let test = file.test(at: node.bytes.lowerBound) else { return nil }
            let around = test.surroundings(of: node)
            guard !around.isInDefer, !around.isInLocalFunction, !isAsserted(node), !isSleep(node),
                !node.expression.unwrapped.is(MacroExpansionExprSyntax.self), !isExpectedToFail(node, test),
                around.closures.allSatisfy({
                    ["Task", "Task.detached", "confirmation", "expect", "withKnownIssue"].contains($0)
                })
            else { return nil }
            return file.finding(
                "swallowed-error", at: node,
                "try? hides the error; write try, and let the test throw, or expect it with \(test.framework.expectError)",
                fix: around.closures.isEmpty ? fix(node, test) : nil)
        }
    }

    /// Whether the test asserts `nil`, so that an error does not pass unnoticed.
    private static func isAsserted(_ node: TryExprSyntax) -> Bool {
        var current = node.parent
        while let parent = current, !parent.is(CodeBlockItemSyntax.self) {
            if let macro = parent.as(MacroExpansionExprSyntax.self) {
                return ["expect", "require"].contains(macro.macroName.text)
            }
            if let call = parent.as(FunctionCallExprSyntax.self), call.calleeText.hasPrefix("XCT") { return true }
            current = parent.parent
        }
        return false
    }

    /// Whether the test expects that there is nothing, so that the error is what it looks for.
    private static func isExpectedToFail(_ node: TryExprSyntax, _ test: TestCase) -> Bool {
        guard let binding = node.parent?.parent?.as(PatternBindingSyntax.self) else { return false }
        let name = binding.pattern.trimmedDescription
        func isOfIt(_ expression: ExprSyntax?) -> Bool { expression.map { Chain($0).root == name } ?? false }
        return test.asserts.contains { assertion in
            if assertion.name == "XCTAssertNil" { return isOfIt(assertion.condition) }
            return assertion.comparisons.contains { comparison in
                comparison.word == "==" && comparison.left.count == 1 && isOfIt(comparison.left[0])
                    && Comparison.text(comparison.right) == "nil"
            }
        }
    }

    /// Whether it is a sleep, which has a rule of its own.
    private static func isSleep(_ node: TryExprSyntax) -> Bool {
        Chain(node.expression).text.hasSuffix(".sleep")
    }

    /// `try` in place of `try?`, where nothing uses the value.
    private static func fix(_ node: TryExprSyntax, _ test: TestCase) -> Fix? {
        guard let mark = node.questionOrExclamationMark, isUnused(node) else { return nil }
        var edits = [Fix.Edit(mark.bytes, "")]
        let signature = test.function.node.signature
        if signature.effectSpecifiers?.throwsClause == nil {
            let end =
                signature.effectSpecifiers?.asyncSpecifier?.bytes.upperBound
                ?? signature.parameterClause.bytes.upperBound
            edits.append(Fix.Edit(end..<end, " throws"))
        }
        return Fix("Write try", edits)
    }

    private static func isUnused(_ node: TryExprSyntax) -> Bool {
        if node.parent?.is(CodeBlockItemSyntax.self) == true { return true }
        guard let list = node.parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == ExprSyntax(node).id
        else { return false }
        return list.first?.is(DiscardAssignmentExprSyntax.self) ?? false
    }
}
