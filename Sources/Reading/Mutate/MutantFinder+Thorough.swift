import Behaviour
import Facts
import SwiftSyntax

/// Changes beyond those that reading chooses its tests by: what runs choose by, and what a proof of tests plants.
extension MutantFinder {
    // MARK: - Operators

    /// `&&` for `||`, `+` for `-`, `*` for `/`, and a number or a bound that is one off.
    func plantOperators(of node: InfixOperatorExprSyntax) {
        guard let word = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return }
        let (left, right) = (node.leftOperand, node.rightOperand)
        if let other = Self.opposites[word], !node.holdsMarks {
            // Only numbers are subtracted and divided; what is added may be a text or a list.
            let isSure = word != "+" || left.isNumber || right.isNumber
            if word == "&&" || word == "||" || (isSure && !node.holdsText) {
                let text = "\(left.trimmedDescription) \(other) \(right.trimmedDescription)"
                planting.plant(
                    node.isLogical ? .condition : .value, around: node, .replaced(text), isGuess: !node.isLogical)
            }
        }
        if node.isComparison || node.isArithmetic {
            for operand in [left, right] { planting.plant(.limit, around: operand, PlantedValue(oneOff: operand)) }
            for operand in [left, right] where node.isComparison {
                for value in operand.nextFractions { planting.plant(.limit, around: operand, .replaced(value)) }
            }
        }
        if node.isComparison { plantKeys(of: node) }
        if ["..<", "..."].contains(word), !right.holdsMarks {
            planting.plant(.limit, around: right, PlantedValue(oneOff: right) ?? .next, isGuess: true)
        }
    }

    private static let opposites = ["&&": "||", "||": "&&", "+": "-", "-": "+", "*": "/", "/": "*"]

    // MARK: - Values

    /// Values that are always the same, whatever the code works out.
    func plantConstants(for node: ExprSyntax, of type: TypeRef) {
        let constants: [String]
        switch type.unattributed.text {
        case "Bool": constants = ["true", "false"]
        case "String": constants = ["\"\""]
        case "Int", "Double", "Float", "CGFloat", "Decimal", "TimeInterval": constants = ["0"]
        default: return
        }
        for constant in constants where node.trimmedDescription != constant {
            planting.plant(.value, around: node, .replaced(constant))
        }
    }

    /// What `try?` gives is nothing, as if it had thrown.
    func plantLoss(of node: TryExprSyntax) {
        guard node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark,
            node.parent?.is(CodeBlockItemSyntax.self) != true,
            node.parent?.parent?.is(OptionalBindingConditionSyntax.self) != true
        else { return }
        planting.plant(.error, around: node, .replaced("nil"), isGuess: true)
    }

    /// Another default for what callers leave out.
    func plantDefault(of node: FunctionParameterSyntax) {
        guard let value = node.defaultValue?.value else { return }
        planting.plant(.argument, around: value, PlantedValue(oneOff: value) ?? PlantedValue(ofLiteral: value))
    }

    // MARK: - Statements

    /// What is added to something takes its place: `items = more` for `items += more` and `items.append(contentsOf: more)`.
    func plantReplacement(of expression: ExprSyntax, in node: CodeBlockItemSyntax) {
        guard let (target, value) = expression.unmarked.addition, !expression.isMarked, node.semicolon == nil else {
            return
        }
        planting.plant(.value, around: node, isGuess: true, replacement: "\(target) = \(value)") {
            "if testgenMutant(\($0)) { \(target) = \(value) } else { "
        } _: { _ in
            " }"
        }
    }

    // MARK: - Calls

    /// Two arguments of one type that have changed places, numbers that are one off, and a step of a chain left out.
    func plantCallChanges(of node: FunctionCallExprSyntax, _ labels: [String?]) {
        plantOpposite(of: node)
        plantSides(of: node)
        let known = types.taken(by: node.calledExpression, labels)
        if let known, known.count == node.arguments.count { plantSwaps(in: node, known) }
        if known == nil {
            plantFewer(in: node, labels)
            for argument in node.arguments {
                planting.plant(.argument, around: argument.expression, PlantedValue(oneOff: argument.expression))
            }
        }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            Self.steps.contains(member.declName.baseName.text), !node.holdsMarks
        else { return }
        planting.plant(.value, around: node, .replaced(base.trimmedDescription), isGuess: true)
    }

    /// The smaller for the larger, the last for the first: a member or a function for the one that is its opposite.
    private func plantOpposite(of node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            let other = Self.oppositeCalls[member.declName.baseName.text], !node.holdsMarks
        else { return }
        plantOther(other, for: member, in: node)
    }

    /// The last for the first element.
    func plantOpposite(of node: MemberAccessExprSyntax) {
        let (name, isCalled) = (node.declName.baseName.text, node.parent?.is(FunctionCallExprSyntax.self) ?? false)
        guard !isCalled, node.base != nil, let other = ["first": "last", "last": "first"][name],
            !ExprSyntax(node).holdsMarks
        else { return }
        plantOther(other, for: node, in: node)
    }

    private func plantOther(_ other: String, for member: MemberAccessExprSyntax, in node: some SyntaxProtocol) {
        let start = member.declName.positionAfterSkippingLeadingTrivia.utf8Offset
        let text = Array(node.trimmedDescription.utf8)
        let offset = start - node.positionAfterSkippingLeadingTrivia.utf8Offset
        let rest = text[(offset + member.declName.trimmedDescription.utf8.count)...]
        planting.plant(
            .value, around: node,
            .replaced(String(decoding: text[..<offset], as: UTF8.self) + other + String(decoding: rest, as: UTF8.self)),
            isGuess: true)
    }

    private static let oppositeCalls = [
        "min": "max", "max": "min", "first": "last", "last": "first", "prefix": "suffix", "suffix": "prefix",
        "hasPrefix": "hasSuffix", "hasSuffix": "hasPrefix", "dropFirst": "dropLast", "dropLast": "dropFirst",
        "caseInsensitiveCompare": "compare", "localizedCaseInsensitiveCompare": "compare",
        "localizedCaseInsensitiveContains": "contains", "localizedStandardContains": "contains",
    ]

    /// A pattern that is not met, in a `switch` that has an answer to everything else.
    func plantMiss(of node: SwitchCaseItemSyntax) {
        guard node.whereClause == nil,
            let label = node.parent?.parent, let cases = label.parent?.parent?.as(SwitchCaseListSyntax.self),
            cases.contains(where: { $0.as(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) ?? false })
        else { return }
        planting.plant(.condition, around: node.pattern, isGuess: true) { _ in
            ""
        } _: {
            " where !testgenMutant(\($0))"
        }
    }

    /// An error that is not caught where it is meant to be, but by the clause for all others.
    func plantMiss(of node: CatchItemSyntax) {
        guard node.whereClause == nil, let pattern = node.pattern,
            let clauses = node.parent?.parent?.parent?.as(CatchClauseListSyntax.self),
            clauses.last?.catchItems.isEmpty ?? false
        else { return }
        planting.plant(.condition, around: pattern) { _ in
            ""
        } _: {
            " where !testgenMutant(\($0))"
        }
    }

    /// What a dictionary has for one key has the value of its neighbour.
    func plantNeighbours(in node: DictionaryElementListSyntax) {
        let values = node.map(\.value)
        guard values.count > 1 else { return }
        for (index, value) in values.enumerated() {
            let other = values[index == 0 ? 1 : index - 1]
            guard !value.holdsMarks, !other.holdsMarks, value.trimmedDescription != other.trimmedDescription else {
                continue
            }
            planting.plant(.argument, around: value, .replaced(other.trimmedDescription), isGuess: true)
        }
    }

    /// Members that give what they are asked of, another time.
    private static let steps: Set<String> = [
        "filter", "sorted", "lowercased", "uppercased", "capitalized", "trimmingCharacters", "uniqued",
        "removingDuplicates",
        "replacingOccurrences", "rounded", "union", "subtracting", "intersection", "appending",
        "appendingPathComponent",
    ]

    private func plantSwaps(in node: FunctionCallExprSyntax, _ types: [TypeRef]) {
        let arguments = Array(node.arguments)
        guard arguments.count > 1, node.trailingClosure == nil, !node.holdsMarks else { return }
        for index in 1..<arguments.count
        where types[index].unattributed.text == types[index - 1].unattributed.text {
            let (first, second) = (arguments[index - 1].expression, arguments[index].expression)
            guard first.trimmedDescription != second.trimmedDescription, !first.is(InOutExprSyntax.self),
                !second.is(InOutExprSyntax.self)
            else { continue }
            let values = arguments.enumerated().map { position, argument in
                (argument, position == index ? first : position == index - 1 ? second : argument.expression)
            }
            let text = node.text(with: values)
            planting.plant(.argument, around: node, .replaced(text), isGuess: true)
        }
    }

    // MARK: - Ownership

    /// A closure that holds what it should hold weakly.
    func plantStrongCapture(in node: ClosureExprSyntax) {
        guard let capture = node.signature?.capture?.items.first(where: { $0.isWeakSelf }),
            let first = node.statements.first
        else { return }
        planting.plant(.ownership, around: capture.name, to: first, isGuess: true, replacement: "[self] in …") { _ in
            ""
        } _: { _ in
            ""
        }
        planting.amend(after: capture.name) { ", testgenHeld\($0) = testgenMutant(\($0)) ? self : nil" }
        planting.amend(before: first) { "_ = testgenHeld\($0); " }
    }
}

extension PlantedValue {
    /// The number after a whole number that is written out; `nil` for anything else.
    init?(oneOff node: ExprSyntax) {
        guard let literal = node.as(IntegerLiteralExprSyntax.self),
            let value = Int(literal.literal.text.filter { $0 != "_" })
        else { return nil }
        self = .replaced(String(value + 1))
    }
}

extension ExprSyntax {
    /// For a number with a fraction those beside it, as far off as its last digit tells: 0.7 and 0.9 for 0.8.
    fileprivate var nextFractions: [String] {
        guard let literal = self.as(FloatLiteralExprSyntax.self)?.literal.text.filter({ $0 != "_" }),
            let value = Double(literal), literal.allSatisfy({ $0.isNumber || $0 == "." })
        else { return [] }
        return value.besides.map { "\($0)" }
    }

    /// What is added to, and what is added, where the sum takes the place of the first.
    fileprivate var addition: (target: String, value: String)? {
        if let node = self.as(InfixOperatorExprSyntax.self) {
            guard ["+=", "-="].contains(node.operator.trimmedDescription) else { return nil }
            return (node.leftOperand.trimmedDescription, node.rightOperand.trimmedDescription)
        }
        guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1, call.trailingClosure == nil,
            let argument = call.arguments.first,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            !base.is(OptionalChainingExprSyntax.self)
        else { return nil }
        switch (member.declName.baseName.text, argument.label?.text) {
        case ("formUnion", nil), ("append", "contentsOf"):
            return (base.trimmedDescription, argument.expression.trimmedDescription)
        case ("append", nil): return (base.trimmedDescription, "[\(argument.expression.trimmedDescription)]")
        default: return nil
        }
    }

    /// Whether it is a number that is written out.
    fileprivate var isNumber: Bool { kind == .integerLiteralExpr || kind == .floatLiteralExpr }
}

extension FunctionCallExprSyntax {
    /// The call with other values under the labels of some arguments.
    func text(with values: [(argument: LabeledExprSyntax, value: ExprSyntax)]) -> String {
        let list = values.map { argument, value in
            (argument.label.map { "\($0.text): " } ?? "") + value.trimmedDescription
        }
        return "\(calledExpression.trimmedDescription)(\(list.joined(separator: ", ")))"
    }
}

extension ClosureCaptureSyntax {
    /// `weak self`
    fileprivate var isWeakSelf: Bool {
        specifier?.specifier.text == "weak" && name.text == "self" && initializer == nil
    }
}
