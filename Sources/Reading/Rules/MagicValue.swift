import Checking
import SwiftSyntax

extension Rule {
    static let magicValue = Rule(
        "magic-value", "A number in an assert can be seen to follow from the test.", source: .antiPattern,
        why: """
            `#expect(result.count == 3)`: why three? When the data changes somewhere else the test fails and nobody knows \
            which of the two is right. Compare with what was arranged: `items.count`. Zero, one, and how often a double was \
            called explain themselves.
            """,
        bad: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() async {
                    let items = Factory.createMockItems()
                    await sut.load()
                    #expect(sut.items.count == ↓3)
                }
            }
            """
        ],
        good: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() async {
                    let items = Factory.createMockItems()
                    await sut.load()
                    #expect(sut.items.count == items.count)
                    #expect(deps.repo.loadCallsCount == 2)
                }
                @Test func adds() {
                    sut.add(2)
                    sut.add(3)
                    #expect(sut.total == 5)
                }
            }
            """
        ]
    ) { file, _ in
        file.unitTests.flatMap { test -> [Finding] in
            if test.isParameterised || test.isDisabled { return [] }
            return test.asserts.compactMap { assertion in
                guard assertion.kind == .expect || assertion.kind == .xctest,
                    let literal = number(comparedBy: assertion, test, in: file)
                else { return nil }
                if isExplained(literal, test, in: file) { return nil }
                return file.finding(
                    "magic-value", at: literal,
                    "where does \(literal.trimmedDescription) come from? Compare with what the test arranged")
            }
        }
    }

    /// The number an assert compares something of the subject with; `nil` where it explains itself.
    private static func number(
        comparedBy assertion: Assertion, _ test: TestCase, in file: TestFile
    ) -> ExprSyntax? {
        for comparison in assertion.comparisons where comparison.word == "==" {
            guard comparison.left.count == 1, comparison.right.count == 1 else { continue }
            for (side, other) in [(comparison.left[0], comparison.right[0]), (comparison.right[0], comparison.left[0])]
            {
                guard other.is(IntegerLiteralExprSyntax.self) || other.is(FloatLiteralExprSyntax.self) else { continue }
                if ["0", "1", "0.0", "1.0"].contains(other.trimmedDescription) { continue }
                let chain = Chain(side)
                guard let root = chain.root, !test.doubles.contains(root), !chain.hasCall else { continue }
                // What a type itself says is a constant, and to write it out is to specify it.
                if root.first?.isUppercase == true { continue }
                if chain.members.last.map({ explainsItself($0, isOfSubject: test.subjects.contains(root)) }) ?? false {
                    continue
                }
                if isRecord(root, test, in: file) { continue }
                return other
            }
        }
        return nil
    }

    /// Whether a variable starts empty and records events, so that its count is their number.
    private static func isRecord(_ name: String, _ test: TestCase, in file: TestFile) -> Bool {
        guard let local = file.local(name, in: test) else { return false }
        if let root = Chain(local.value).root, test.doubles.contains(root) { return true }
        if local.isLet { return false }
        if let list = local.value.as(ArrayExprSyntax.self) { return list.elements.isEmpty }
        return local.value.as(FunctionCallExprSyntax.self)?.calledExpression.is(ArrayExprSyntax.self) ?? false
    }

    /// Whether a member's numbers need no explanation: how often something was called, the status of HTTP.
    private static func explainsItself(_ name: String, isOfSubject: Bool) -> Bool {
        if ["CallsCount", "CallCount", "callCount", "callsCount"].contains(where: { name.hasSuffix($0) }) {
            return true
        }
        if name.lowercased().contains("status") { return true }
        return name.hasSuffix("Count") && !isOfSubject
    }

    /// Whether the test explains a number: its arrangement contains the number, or numbers to derive it from.
    private static func isExplained(_ literal: ExprSyntax, _ test: TestCase, in file: TestFile) -> Bool {
        let ranges = test.asserts.filter { !$0.unwraps }.map(\.range)
        let arranged = file.nodes.numbers.within(test.function.range).filter { number in
            !ranges.contains { $0.contains(number.bytes.lowerBound) } && !file.isInAttribute(number)
        }
        if arranged.contains(where: { !["0", "1"].contains($0.trimmedDescription) }) { return true }
        let texts = file.nodes.strings.within(test.function.range).filter { text in
            !ranges.contains { $0.contains(text.bytes.lowerBound) } && !file.isInAttribute(text)
        }
        let number = literal.trimmedDescription
        if texts.contains(where: { $0.bytes.count >= longText || $0.trimmedDescription.contains(number) }) {
            return true
        }
        if isSaid(number, near: literal, test) || hasList(of: number, test) { return true }
        return file.suiteHasNumbers(test)
    }

    /// Whether the test's name or a comment over the assert speaks of a number.
    private static func isSaid(_ number: String, near literal: ExprSyntax, _ test: TestCase) -> Bool {
        var current = Syntax(literal)
        while !current.is(CodeBlockItemSyntax.self), let parent = current.parent { current = parent }
        let display = test.function.attribute?.displayName?.trimmedDescription ?? ""
        return [test.name.text, display, current.leadingTrivia.description].contains { text in
            text.split { !$0.isNumber }.contains { $0 == number }
        }
    }

    /// The length from which a text counts as input data, from which numbers may follow.
    private static let longText = 24

    /// Whether the test contains that many things: elements of a list, characters of a text, repeated calls.
    private static func hasList(of count: String, _ test: TestCase) -> Bool {
        guard let wanted = Int(count), let body = test.function.node.body else { return false }
        for token in body.tokens(viewMode: .sourceAccurate) {
            if let array = token.parent?.as(ArrayExprSyntax.self), token.tokenKind == .leftSquare,
                array.elements.count == wanted
            {
                return true
            }
            if case .stringSegment(let text) = token.tokenKind, text.count == wanted { return true }
        }
        if test.steps.count(where: \.isAct) == wanted { return true }
        return hasCalls(wanted, test)
    }

    /// Whether statements of the test call one thing that many times.
    private static func hasCalls(_ count: Int, _ test: TestCase) -> Bool {
        let called = test.statements.compactMap { statement -> String? in
            guard case .expr(let expression) = statement.item else { return nil }
            return expression.unwrapped.as(FunctionCallExprSyntax.self).map(\.calleeText)
        }
        return Dictionary(grouping: called, by: \.self).values.contains { $0.count == count }
    }
}

extension TestFile {
    /// Whether the properties or initialisers of the suites around a test contain numbers.
    fileprivate func suiteHasNumbers(_ test: TestCase) -> Bool {
        types(around: test.function.owner).contains { type in
            type.members.members.contains { item in
                let isSetUp = item.decl.as(FunctionDeclSyntax.self).map { $0.name.text.hasPrefix("setUp") } ?? false
                guard item.decl.is(VariableDeclSyntax.self) || item.decl.is(InitializerDeclSyntax.self) || isSetUp
                else { return false }
                return !nodes.numbers.within(item.decl.bytes).isEmpty || isSetUp && item.decl.hasLongList
            }
        }
    }
}

extension DeclSyntax {
    /// Whether several things are written out in it, from which counts follow.
    fileprivate var hasLongList: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            token.tokenKind == .leftSquare && (token.parent?.as(ArrayExprSyntax.self)?.elements.count ?? 0) > 1
        }
    }
}
