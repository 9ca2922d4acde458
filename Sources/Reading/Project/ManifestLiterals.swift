import SwiftParser
import SwiftSyntax

/// Values that a description in Swift writes as literals, directly or through constants of the same file.
struct ManifestLiterals {
    private let constants: [String: ExprSyntax]

    /// Collects the constants of a file.
    init(_ tree: SourceFileSyntax) {
        let reader = ConstantReader(viewMode: .sourceAccurate)
        reader.walk(tree)
        constants = reader.values.filter { name, _ in !Self.isCircular(name, in: reader.values) }
    }

    /// Whether a value is made of itself: `let settings = settings + more` in a function, where the name is another one.
    private static func isCircular(_ name: String, in values: [String: ExprSyntax]) -> Bool {
        var seen: Set<String> = []
        var open = [name]
        while let next = open.popLast() {
            let names = values[next].map(NameFinder.names) ?? []
            if names.contains(name) { return true }
            open += names.filter { seen.insert($0).inserted }
        }
        return false
    }

    /// A text: a literal, one with other texts in it, or a sum of them.
    func string(_ expression: ExprSyntax) -> String? {
        if let literal = expression.as(StringLiteralExprSyntax.self) {
            let pieces = literal.segments.map { segment -> String? in
                if let text = segment.as(StringSegmentSyntax.self) { return text.content.text }
                let inner = segment.as(ExpressionSegmentSyntax.self)?.expressions.first?.expression
                return inner.flatMap(string)
            }
            return pieces.contains(nil) ? nil : pieces.compactMap { $0 }.joined()
        }
        if let sum = expression.as(SequenceExprSyntax.self) {
            let parts = sum.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(string)
            return parts.contains(nil) ? nil : parts.compactMap { $0 }.joined()
        }
        return constant(expression).flatMap(string)
    }

    /// The elements of a list, or of a sum of lists.
    func list(_ expression: ExprSyntax) -> [ExprSyntax] {
        if let array = expression.as(ArrayExprSyntax.self) { return array.elements.map(\.expression) }
        if let sum = expression.as(SequenceExprSyntax.self) { return sum.elements.flatMap(list) }
        return constant(expression).map(list) ?? []
    }

    /// The texts of a dictionary; those of lists are joined by spaces.
    func dictionary(_ expression: ExprSyntax) -> [String: String] {
        guard let literal = expression.as(DictionaryExprSyntax.self) else {
            return constant(expression).map(dictionary) ?? [:]
        }
        guard case .elements(let elements) = literal.content else { return [:] }
        let pairs = elements.compactMap { element -> (String, String)? in
            guard let key = string(element.key) else { return nil }
            let words = list(element.value).compactMap(string)
            return (string(element.value) ?? (words.isEmpty ? nil : words.joined(separator: " "))).map { (key, $0) }
        }
        return Dictionary(pairs, uniquingKeysWith: { _, last in last })
    }

    /// The calls that a list holds, directly or through constants.
    func calls(in expression: ExprSyntax?) -> [FunctionCallExprSyntax] {
        guard let expression else { return [] }
        return list(expression).compactMap(call)
    }

    /// A call, written where it is or in a constant.
    func call(_ expression: ExprSyntax) -> FunctionCallExprSyntax? {
        expression.as(FunctionCallExprSyntax.self) ?? constant(expression).flatMap(call)
    }

    private func constant(_ expression: ExprSyntax) -> ExprSyntax? {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let value = constants[name], value.id != expression.id
        else { return nil }
        return value
    }
}

/// Finds the names that an expression speaks of.
private final class NameFinder: SyntaxVisitor {
    private var found: Set<String> = []

    static func names(in expression: ExprSyntax) -> Set<String> {
        let finder = NameFinder(viewMode: .sourceAccurate)
        finder.walk(expression)
        return finder.found
    }

    /// A member is none of the names: `.settings(…)`.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base { walk(base) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        found.insert(node.baseName.text)
        return .visitChildren
    }
}

/// Variables of a description and what they are first set to.
private final class ConstantReader: SyntaxVisitor {
    var values: [String: ExprSyntax] = [:]

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = node.initializer {
            values[name] = value.value
        }
        return .visitChildren
    }
}

extension FunctionCallExprSyntax {
    /// `target` of `.target(…)` and `Target.target(…)`.
    var calledName: String? {
        calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// The argument with a label.
    func argument(_ label: String) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
    }
}
