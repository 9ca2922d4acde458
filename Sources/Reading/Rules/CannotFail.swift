import Checking
import Facts
import SwiftSyntax

extension Rule {
    static let cannotFail = Rule(
        "cannot-fail", "An assert can fail.", source: .agents, severity: .error,
        why: """
            `#expect(true)`, a value compared with itself, a count that is not negative, a subject that was just made and is \
            not nil: such asserts hold whatever the code does. They look like a test and are none.
            """,
        bad: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() async {
                    let sut = LibraryListViewModel()
                    #expect(↓true)
                    #expect(↓sut.items == sut.items)
                    #expect(↓sut.items.count >= 0)
                    #expect(↓sut != nil)
                }
            }
            """
        ],
        good: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() async {
                    let sut = LibraryListViewModel()
                    #expect(sut.items == expected.items)
                    #expect(sut.items.count >= 1)
                    #expect(sut.next() != sut.next())
                    #expect(sut.selected != nil)
                    #expect(Bool(false), "unreachable")
                }
            }
            """
        ],
        pattern: LintPattern(#"#expect\((Bool\()?true\)?[,)]"#)
    ) { file, knowledge in
        file.tests.flatMap { test -> [Finding] in
            test.asserts.compactMap { assertion in
                guard assertion.kind == .expect || assertion.kind == .require || assertion.kind == .xctest,
                    let condition = assertion.condition,
                    let reason = reason(condition, assertion, test, in: file, knowledge)
                else { return nil }
                return file.finding(
                    "cannot-fail", at: condition, reason + "; assert what the code under test made of it")
            }
        }
    }

    /// Why an assert always passes.
    private static func reason(
        _ condition: ExprSyntax, _ assertion: Assertion, _ test: TestCase, in file: TestFile, _ knowledge: Knowledge
    ) -> String? {
        if assertion.kind == .xctest {
            if let reason = xctestReason(condition, assertion, test, in: file, knowledge) { return reason }
            guard Assertion.operators[assertion.name] != nil || assertion.name == "XCTAssertTrue" else { return nil }
        }
        let elements = condition.elements
        let comparisons = assertion.comparisons
        if elements.count == 1, comparisons.isEmpty { return isTrue(elements[0]) ? "this is always true" : nil }
        if isEitherOr(elements) { return "one side of this is always true" }
        guard !comparisons.isEmpty, !elements.contains(where: { $0.operatorText == "||" }) else { return nil }
        let reasons = comparisons.map { reason($0, test, in: file, knowledge) }
        return reasons.count == 1 || reasons.allSatisfy { $0 != nil } ? reasons.first ?? nil : nil
    }

    private static func reason(
        _ comparison: Comparison, _ test: TestCase, in file: TestFile, _ knowledge: Knowledge
    ) -> String? {
        let (left, right) = (Comparison.text(comparison.left), Comparison.text(comparison.right))
        let hasCall = (comparison.left + comparison.right).contains {
            Chain($0).hasCall || $0.is(ClosureExprSyntax.self)
        }
        let isName = comparison.left.count == 1 && comparison.left[0].is(DeclReferenceExprSyntax.self)
        if left == right, ["==", "===", ">=", "<="].contains(comparison.word), !hasCall, !isName {
            return "\(left) is compared with itself"
        }
        if comparison.left.allSatisfy(\.isLiteral), comparison.right.allSatisfy(\.isLiteral) {
            return right == "nil" || left == "nil" ? nil : "both sides are written out here"
        }
        if comparison.word == ">=", right == "0", isCount(comparison.left) { return "a count is never negative" }
        if comparison.word == "<=", left == "0", isCount(comparison.right) { return "a count is never negative" }
        if comparison.word == "!=", right == "nil", comparison.left.count == 1,
            isMadeHere(comparison.left[0], test, in: file, knowledge)
        {
            return "\(left) was just made and is never nil"
        }
        guard comparison.word == "==", comparison.left.count == 1 else { return nil }
        return isLiteralLocal(comparison.left[0], right, test, in: file)
            ? "\(left) was set to \(right) in this test" : nil
    }

    private static func isTrue(_ expression: ExprSyntax) -> Bool {
        let bare = expression.unwrapped
        if let literal = bare.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let node = bare.as(PrefixOperatorExprSyntax.self), node.operator.text == "!" {
            return node.expression.unwrapped.as(BooleanLiteralExprSyntax.self)?.literal.text == "false"
        }
        guard let call = bare.as(FunctionCallExprSyntax.self), call.calleeText == "Bool",
            let only = call.arguments.first,
            only.label == nil
        else { return false }
        return isTrue(only.expression)
    }

    /// `a || !a`, `a || true`
    private static func isEitherOr(_ elements: [ExprSyntax]) -> Bool {
        let parts = elements.split { $0.operatorText == "||" }.map(Array.init)
        guard parts.count > 1 else { return false }
        if parts.contains(where: { $0.count == 1 && isTrue($0[0]) }) { return true }
        let texts = Set(parts.map(Comparison.text))
        if texts.contains(where: { texts.contains("!" + $0) }) { return true }
        return texts.contains { $0.contains(" == nil") && texts.contains($0.replacingEquals) }
    }

    private static func isCount(_ side: [ExprSyntax]) -> Bool {
        guard side.count == 1 else { return false }
        let name = Chain(side[0]).members.last ?? ""
        return name == "count" || name.hasSuffix("Count")
    }

    /// Whether this test made a variable's value with an initialiser that cannot fail.
    private static func isMadeHere(
        _ expression: ExprSyntax, _ test: TestCase, in file: TestFile, _ knowledge: Knowledge
    ) -> Bool {
        let chain = Chain(expression)
        guard let name = chain.root, chain.members.isEmpty, let value = file.local(name, in: test)?.value else {
            return false
        }
        if value.is(TryExprSyntax.self), value.as(TryExprSyntax.self)?.questionOrExclamationMark != nil { return false }
        let made = Chain(value)
        guard made.endsInCall, let type = made.root, made.members.isEmpty else { return false }
        return knowledge.roles[type].map { !$0.isFailable } ?? knowledge.isDouble(type)
    }

    /// Whether a constant of the test is the literal that it is compared with.
    private static func isLiteralLocal(
        _ expression: ExprSyntax, _ literal: String, _ test: TestCase, in file: TestFile
    ) -> Bool {
        let chain = Chain(expression)
        guard let name = chain.root, chain.members.isEmpty, !chain.hasCall, let local = file.local(name, in: test),
            local.isLet
        else { return false }
        return local.value.isLiteral && local.value.trimmedDescription == literal
    }

    private static func xctestReason(
        _ condition: ExprSyntax, _ assertion: Assertion, _ test: TestCase, in file: TestFile, _ knowledge: Knowledge
    ) -> String? {
        switch assertion.name {
        case "XCTAssert", "XCTAssertTrue": return isTrue(condition) ? "this is always true" : nil
        case "XCTAssertFalse": return condition.trimmedDescription == "false" ? "this is always false" : nil
        case "XCTAssertNotNil":
            return isMadeHere(condition, test, in: file, knowledge) ? "this was just made and is never nil" : nil
        default: return nil
        }
    }
}

extension String {
    fileprivate var replacingEquals: String {
        guard let range = firstRange(of: " == nil") else { return self }
        return replacingCharacters(range, with: " != nil")
    }

    private func replacingCharacters(_ range: Range<Index>, with text: String) -> String {
        String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
    }

    private func firstRange(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}

extension ExprSyntax {
    /// Whether it is a literal: a number, a text, true, false, nil.
    var isLiteral: Bool {
        switch kind {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: true
        case .stringLiteralExpr: self.as(StringLiteralExprSyntax.self)?.plainText != nil
        default: false
        }
    }
}

extension TestFile {
    /// The value a local variable of a test is made from.
    func local(_ name: String, in test: TestCase) -> (value: ExprSyntax, isLet: Bool)? {
        for node in nodes.locals.within(test.function.range) {
            for binding in node.bindings {
                guard binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name,
                    let value = binding.initializer?.value
                else { continue }
                return (value, node.bindingSpecifier.text == "let")
            }
        }
        return nil
    }
}
