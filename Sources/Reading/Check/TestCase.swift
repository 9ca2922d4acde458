import SwiftSyntax

/// One test with its suites, and its body in parts.
final class TestCase {
    let function: FunctionNode
    /// The framework that runs it.
    let framework: TestFramework
    /// The statements of the body.
    let statements: [CodeBlockItemSyntax]
    /// The comments that divide the body into arrange, act and assert.
    let marks: [PartMark]
    /// Its asserts, in order.
    let asserts: [Assertion]
    /// Whether it does not run: it, or a suite around it, is disabled.
    let isDisabled: Bool
    /// The variables that are subjects under test.
    let subjects: Set<String>
    /// The variables that are doubles.
    let doubles: Set<String>
    private unowned let file: TestFile

    init(_ function: FunctionNode, _ framework: TestFramework, in file: TestFile, knowledge: Knowledge) {
        self.function = function
        self.framework = framework
        self.file = file
        let body = function.node.body
        statements = body.map { Array($0.statements) } ?? []
        marks =
            body.map { PartMark.read(in: file.bytes, $0.leftBrace.bytes.upperBound..<$0.rightBrace.bytes.lowerBound) }
            ?? []
        asserts = Assertion.read(in: file.nodes, function.range)
        let around = file.types(around: function.owner)
        isDisabled = ([function.attribute] + around.map(\.suiteAttribute)).contains { $0?.isDisabled ?? false }
        var variables = file.suiteVariables(function.owner, around, knowledge)
        file.variableReader(knowledge).read(function.range, into: &variables)
        subjects = variables.subjects
        doubles = variables.doubles
    }

    /// The name token.
    var name: TokenSyntax { function.node.name }

    /// Whether `@Test(arguments:)` feeds it.
    var isParameterised: Bool { function.attribute?.argumentList?.contains { $0.label?.text == "arguments" } ?? false }

    /// Whether there is nothing in it.
    var isEmpty: Bool { statements.isEmpty }

    /// What each statement does.
    private(set) lazy var steps: [Step] = statements.map { Step($0, of: self) }

    /// A statement at the top of the body.
    struct Step {
        var node: CodeBlockItemSyntax
        /// Whether it calls or sets something on what is tested.
        var isAct: Bool
        /// Whether it is an assert (`#require` that only unwraps aside).
        var isAssert: Bool
        /// Whether it is an `async let`.
        var isAsyncLet: Bool

        init(_ node: CodeBlockItemSyntax, of test: TestCase) {
            self.node = node
            let range = node.bytes
            let asserts = test.asserts.filter { range.contains($0.range.lowerBound) }
            let outer = asserts.filter { $0.isOutermost(in: node) }
            isAsyncLet = false
            let act = Self.action(of: node, isAsyncLet: &isAsyncLet)
            let helper = act?.unwrapped.as(FunctionCallExprSyntax.self)
            isAssert = outer.contains { !$0.unwraps } || (helper?.isAssertByName ?? false)
            let attempt = outer.lazy.map(\.attempt).first { !$0.isEmpty } ?? []
            isAct =
                act.map { Self.acts($0, test.subjects) } ?? false
                || attempt.contains { Self.acts($0, test.subjects) }
        }

        /// The expression a statement evaluates, or a binding is made from.
        private static func action(of node: CodeBlockItemSyntax, isAsyncLet: inout Bool) -> ExprSyntax? {
            switch node.item {
            case .expr(let expression): return expression
            case .decl(let declaration):
                guard let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
                isAsyncLet = variable.modifiers.contains { $0.name.text == "async" }
                return variable.bindings.first?.initializer?.value
            case .stmt: return nil
            }
        }

        private static func acts(_ item: CodeBlockItemSyntax, _ subjects: Set<String>) -> Bool {
            if case .expr(let expression) = item.item { return acts(expression, subjects) }
            return false
        }

        private static func acts(_ expression: ExprSyntax, _ subjects: Set<String>) -> Bool {
            let elements = expression.elements
            if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) {
                if elements[0].is(DiscardAssignmentExprSyntax.self) { return acts(elements[2], subjects) }
                let chain = Chain(elements[0])
                return chain.root.map(subjects.contains) ?? false && !chain.members.isEmpty
            }
            guard elements.count == 1 else { return false }
            let chain = Chain(elements[0])
            return chain.hasCall && !chain.members.isEmpty && (chain.root.map(subjects.contains) ?? false)
        }
    }

    // MARK: Where something stands

    /// The closures and conditions between a node and the body of the test.
    func surroundings(of node: some SyntaxProtocol) -> Surroundings {
        var result = Surroundings()
        var current = Syntax(node)
        while let parent = current.parent, current.id != Syntax(function.node).id {
            result.note(parent, above: current)
            current = parent
        }
        return result
    }

    /// The closures and conditions around a node in a test.
    struct Surroundings {
        /// The callees of the closures around it, innermost first; empty for one that is no argument.
        var closures: [String] = []
        /// The innermost statement that may or may not run, or may run again.
        var condition: Syntax?
        /// Whether it stands in a function within the test.
        var isInLocalFunction = false
        /// Whether it stands in a `defer`.
        var isInDefer = false

        /// Closures that run where they are written, before the next statement.
        private static let transparent: Set<String> = [
            "confirmation", "withKnownIssue", "expect", "require", "withExtendedLifetime", "MainActor.run",
            "withDependencies", "MainActor.assumeIsolated", "withMainSerialExecutor", "autoreleasepool",
        ]

        /// Whether it runs as part of the test itself, neither later nor instead of other code.
        var isDirect: Bool { !isInLocalFunction && closures.allSatisfy(Self.transparent.contains) }

        mutating func note(_ node: Syntax, above child: Syntax) {
            switch node.kind {
            case .closureExpr:
                let callee = Self.callee(of: node)
                if callee == "forEach" || callee.hasSuffix(".forEach") {
                    if condition == nil || !isDirect { condition = node }
                } else {
                    closures.append(callee)
                    if !isDirect { condition = nil }
                }
            case .functionDecl where node.parent?.kind == .codeBlockItem:
                isInLocalFunction = true
                condition = nil
            case .deferStmt: isInDefer = true
            case .ifExpr, .switchExpr, .forStmt, .whileStmt, .repeatStmt, .guardStmt, .catchClause:
                if condition == nil, isDirect, Self.isBody(child) { condition = node }
            default: break
            }
        }

        /// Whether a child is the guarded body of a condition, not the condition itself.
        private static func isBody(_ child: Syntax) -> Bool {
            child.is(CodeBlockSyntax.self) || child.is(SwitchCaseListSyntax.self) || child.is(IfExprSyntax.self)
        }

        private static func callee(of closure: Syntax) -> String {
            var current = closure.parent
            while let node = current {
                if let call = node.as(FunctionCallExprSyntax.self) { return call.calleeText }
                if let macro = node.as(MacroExpansionExprSyntax.self) { return macro.macroName.text }
                if node.is(CodeBlockItemSyntax.self) || node.is(InitializerClauseSyntax.self) { return "" }
                current = node.parent
            }
            return ""
        }
    }
}

/// A comment that divides a test's body: `// MARK: - Arrange`, `// When`, `// Act & Assert`.
struct PartMark {
    /// The parts of a test.
    enum Part: Int {
        case arrange, act, assert
    }

    /// What the comment announces.
    var parts: [Part]
    /// Its bytes.
    var range: Range<Int>

    private static let words: [String: Part] = [
        "arrange": .arrange, "given": .arrange, "setup": .arrange, "act": .act, "when": .act, "assert": .assert,
        "then": .assert, "expect": .assert,
    ]

    /// The marks in some bytes: comments on lines of their own.
    static func read(in bytes: [UInt8], _ range: Range<Int>) -> [PartMark] {
        var marks: [PartMark] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let end = bytes[start..<range.upperBound].firstIndex(of: 0x0A) ?? range.upperBound
            if let first = bytes[start..<end].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }), first + 2 < end,
                bytes[first] == UInt8(ascii: "/"), bytes[first + 1] == UInt8(ascii: "/")
            {
                let parts = parts(of: String(decoding: bytes[first..<end], as: UTF8.self))
                if !parts.isEmpty { marks.append(PartMark(parts: parts, range: first..<end)) }
            }
            start = end + 1
        }
        return marks
    }

    /// Whether a comment in small letters is nothing but a heading: `// given`, `// when, then:`.
    private static func isBare(_ text: Substring) -> Bool {
        text.split { !$0.isLetter }.allSatisfy { words[$0.lowercased()] != nil || $0 == "and" }
    }

    /// What a comment announces; nothing when it is an ordinary sentence.
    private static func parts(of comment: String) -> [Part] {
        var text = comment.drop { $0 == "/" || $0 == " " }
        if text.hasPrefix("MARK:") { text = text.dropFirst(5) }
        text = text.drop { $0 == " " || $0 == "-" || $0 == "—" }
        guard text.first?.isUppercase == true || comment.contains("MARK") || isBare(text) else { return [] }
        let joints: [Character: String] = ["&": " & ", "+": " + ", "/": " / ", ",": " , "]
        let spaced = text.map { joints[$0] ?? String($0) }.joined()
        let tokens = spaced.split { !$0.isLetter && joints[$0] == nil }.map(String.init)
        guard let first = tokens.first, let part = words[first.lowercased()] else { return [] }
        var parts = [part]
        var rest = tokens.dropFirst()
        while let joint = rest.first, ["&", "+", "/", ",", "and"].contains(joint), let word = rest.dropFirst().first,
            let next = words[word.lowercased()]
        {
            parts.append(next)
            rest = rest.dropFirst(2)
        }
        return parts
    }
}
