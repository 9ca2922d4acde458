import Facts
import SwiftSyntax

/// Another value in place of an expression's, as the text to put before and after it.
enum PlantedValue {
    /// The other truth value.
    case turned
    /// The number after it.
    case next
    /// A text with a mark at its end.
    case marked
    /// A condition that holds, whatever it says.
    case granted
    /// A condition that does not hold, whatever it says.
    case refused
    /// A pattern, or a name for what is there, that is not met.
    case unmet
    /// Other code.
    case replaced(String)

    /// The other value for one of a type; `nil` where none is known.
    init?(of node: ExprSyntax, as type: TypeRef) {
        let type = type.unattributed
        switch type {
        case .optional(let wrapped) where node.is(NilLiteralExprSyntax.self):
            guard let value = Self.samples[wrapped.text] else { return nil }
            self = .replaced(value)
        case .optional: self = .replaced("nil")
        case .array where !(node.as(ArrayExprSyntax.self)?.elements.isEmpty ?? false): self = .replaced("[]")
        case .dictionary where node.as(DictionaryExprSyntax.self)?.content.is(TokenSyntax.self) != true:
            self = .replaced("[:]")
        case .named:
            switch type.text {
            case "Bool": self = .turned
            case "String": self = .marked
            case let name where Self.numbers.contains(name): self = .next
            default: return nil
            }
        default: return nil
        }
    }

    /// The other value for a literal; `nil` for any other expression.
    init?(ofLiteral node: ExprSyntax) {
        switch node.kind {
        case .booleanLiteralExpr: self = .turned
        case .stringLiteralExpr: self = .marked
        case .integerLiteralExpr, .floatLiteralExpr: self = .next
        default: return nil
        }
    }

    /// The comparison with its limit on the other side; `nil` for one that has none, and within the order of a sort.
    init?(movingLimitOf node: InfixOperatorExprSyntax) {
        let others = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]
        let (left, right) = (node.leftOperand, node.rightOperand)
        guard let word = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, let other = others[word],
            !left.isMarked, !right.isMarked
        else { return nil }
        let texts = [left.trimmedDescription, right.trimmedDescription]
        // A closure with two parameters puts things in order: whether what is equal changes places cannot be seen.
        if texts[0].contains("$0") && texts[1].contains("$1") || texts[0].contains("$1") { return nil }
        self = .replaced("\(texts[0]) \(other) \(texts[1])")
    }

    /// The value after `??`, whether or not there is one before; `nil` where that would say nothing.
    init?(fallbackOf node: InfixOperatorExprSyntax) {
        let fallback = node.rightOperand
        guard !fallback.isMarked, !node.leftOperand.isMarked, fallback.isPlain else { return nil }
        self = .replaced(fallback.trimmedDescription)
    }

    /// A condition of two without one of them.
    init?(leavingOut operand: ExprSyntax, of node: InfixOperatorExprSyntax) {
        guard !operand.isMarked else { return nil }
        self = node.operator.trimmedDescription == "&&" ? .granted : .refused
    }

    /// A calculation without its right side: `a` for `a + b`; texts are not torn apart.
    init?(leftOf node: InfixOperatorExprSyntax) {
        guard !node.holdsMarks, !node.holdsText else { return nil }
        self = .replaced(node.leftOperand.trimmedDescription)
    }

    /// A calculation without its left side: `b` for `a + b`; `nil` where the right side is written out.
    init?(rightOf node: InfixOperatorExprSyntax) {
        let right = node.rightOperand
        guard !node.holdsMarks, !node.holdsText, ![.integerLiteralExpr, .floatLiteralExpr].contains(right.kind) else {
            return nil
        }
        self = .replaced(right.trimmedDescription)
    }

    /// The value that a pattern asks for, where it binds nothing.
    init?(meeting node: MatchingPatternConditionSyntax) {
        guard let pattern = node.pattern.as(ExpressionPatternSyntax.self)?.expression, pattern.isMember,
            !node.initializer.value.isMarked
        else { return nil }
        self = .replaced(pattern.trimmedDescription)
    }

    /// What stands in place of some code, as one would write it.
    func shown(for code: String) -> String {
        switch self {
        case .turned: code == "true" ? "false" : code == "false" ? "true" : "!(\(code))"
        case .granted: "true"
        case .refused, .unmet: "false"
        case .next: Int(code).map { String($0 + 1) } ?? "\(code) + 1"
        case .marked: "\(code) + \"*\""
        case .replaced(let other): other
        }
    }

    /// The text before the expression.
    func before(_ number: Int) -> String {
        switch self {
        case .turned: "(testgenMutant(\(number)) != ("
        case .unmet: ""
        case .next, .marked, .granted, .refused: "(("
        case .replaced(let other): "(testgenMutant(\(number)) ? (\(other)) : ("
        }
    }

    /// The text after it.
    func after(_ number: Int) -> String {
        switch self {
        case .turned, .replaced: "))"
        // A run gets to the change only where the condition comes to something else.
        case .granted: ") || testgenMutant(\(number)))"
        case .refused: ") && !testgenMutant(\(number)))"
        case .unmet: ", !testgenMutant(\(number))"
        case .next: ") + (testgenMutant(\(number)) ? 1 : 0))"
        case .marked: ") + (testgenMutant(\(number)) ? \"*\" : \"\"))"
        }
    }

    private static let samples = ["Bool": "true", "Int": "1", "Double": "1", "String": "\"*\""]

    private static let numbers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        "CGFloat", "TimeInterval", "Decimal",
    ]
}
