import Facts
import SwiftOperators
import SwiftParser
import SwiftSyntax

extension SourceReader {
    /// The expression as a tree.
    func expression(_ node: ExprSyntax) -> Facts.Expression {
        switch node.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let node): return .integer(node.literal.text)
        case .floatLiteralExpr(let node): return .float(node.literal.text)
        case .booleanLiteralExpr(let node): return .boolean(node.literal.text == "true")
        case .nilLiteralExpr: return .nil
        case .stringLiteralExpr(let node): return string(node)
        case .declReferenceExpr(let node): return .name(name(of: node))
        case .superExpr: return .name("super")
        case .discardAssignmentExpr: return .name("_")
        case .memberAccessExpr(let node): return .member(node.base.map { expression($0) }, name(of: node.declName))
        case .functionCallExpr(let node): return call(node)
        case .subscriptCallExpr(let node):
            return .subscript(
                expression(node.calledExpression),
                arguments(node.arguments) + trailing(node.trailingClosure, node.additionalTrailingClosures))
        case .closureExpr(let node): return .closure(closure(node))
        case .arrayExpr(let node): return .array(node.elements.map { expression($0.expression) })
        case .dictionaryExpr(let node): return dictionary(node)
        case .tupleExpr(let node): return tuple(node)
        case .sequenceExpr(let node): return sequence(node)
        case .infixOperatorExpr(let node): return infix(node)
        default: return wrapped(node)
        }
    }

    /// The expressions that wrap another one.
    private func wrapped(_ node: ExprSyntax) -> Facts.Expression {
        switch node.as(ExprSyntaxEnum.self) {
        case .prefixOperatorExpr(let node): return .prefix(node.operator.text, expression(node.expression))
        case .postfixOperatorExpr(let node): return .postfix(expression(node.expression), node.operator.text)
        case .tryExpr(let node): return .try(node.questionOrExclamationMark?.text ?? "", expression(node.expression))
        case .awaitExpr(let node): return .await(expression(node.expression))
        case .optionalChainingExpr(let node): return .optionalChain(expression(node.expression))
        case .forceUnwrapExpr(let node): return .forceUnwrap(expression(node.expression))
        case .asExpr(let node):
            let word = "as" + (node.questionOrExclamationMark?.text ?? "")
            return .cast(expression(node.expression), word, typeRef(node.type))
        case .isExpr(let node): return .cast(expression(node.expression), "is", typeRef(node.type))
        case .ternaryExpr(let node):
            return .ternary(
                expression(node.condition), expression(node.thenExpression), expression(node.elseExpression))
        case .ifExpr(let node): return .statement(statement(node))
        case .switchExpr(let node): return .statement(statement(node))
        case .keyPathExpr(let node):
            return .keyPath(root: node.root.map { typeRef($0) }, components: node.components.map { component($0) })
        case .genericSpecializationExpr(let node): return specialization(node)
        case .typeExpr(let node): return .type(typeRef(node.type))
        case .inOutExpr(let node): return .inOut(expression(node.expression))
        case .consumeExpr(let node): return expression(node.expression)
        case .copyExpr(let node): return expression(node.expression)
        case .unsafeExpr(let node): return expression(node.expression)
        // Over several lines, spaces in a regular expression mean nothing.
        case .regexLiteralExpr(let node) where !node.regex.text.contains(where: \.isNewline):
            return .call(.name("Regex"), [Argument(value: .string(node.regex.text))])
        default: return .other(flatText(node))
        }
    }

    private func name(of node: DeclReferenceExprSyntax) -> String {
        guard let labels = node.argumentNames else { return node.baseName.text }
        return node.baseName.text + "(" + labels.arguments.map { $0.name.text + ":" }.joined() + ")"
    }

    private func string(_ node: StringLiteralExprSyntax) -> Facts.Expression {
        if let value = node.representedLiteralValue { return .string(value) }
        return .interpolation(
            node.segments.flatMap { segment -> [Facts.Expression.StringPiece] in
                switch segment {
                case .stringSegment:
                    // The value, escapes resolved, as of a literal of this piece alone.
                    let piece = node.with(\.segments, [segment])
                    return [.literal(piece.representedLiteralValue ?? segment.trimmedDescription)]
                case .expressionSegment(let piece):
                    return piece.expressions.map { .expression(expression($0.expression)) }
                }
            })
    }

    private func call(_ node: FunctionCallExprSyntax) -> Facts.Expression {
        .call(
            collectionType(node.calledExpression) ?? expression(node.calledExpression),
            arguments(node.arguments) + trailing(node.trailingClosure, node.additionalTrailingClosures))
    }

    /// The type that is called in `[Item]()` and `[String: Item]()`, where it parses as a literal; `nil` for anything else.
    private func collectionType(_ node: ExprSyntax) -> Facts.Expression? {
        let isOne =
            node.as(ArrayExprSyntax.self).map { $0.elements.count == 1 }
            ?? node.as(DictionaryExprSyntax.self)?.content.as(DictionaryElementListSyntax.self).map { $0.count == 1 }
        guard isOne == true else { return nil }
        var parser = Parser(node.trimmedDescription)
        let type = TypeSyntax.parse(from: &parser)
        return type.hasError ? nil : .type(typeRef(type))
    }

    func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
        list.map { Argument(label: $0.label?.text, value: expression($0.expression)) }
    }

    private func trailing(
        _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
    ) -> [Argument] {
        guard let first else { return [] }
        return [Argument(value: .closure(closure(first)), isTrailing: true)]
            + others.map { Argument(label: $0.label.text, value: .closure(closure($0.closure)), isTrailing: true) }
    }

    private func closure(_ node: ClosureExprSyntax) -> ClosureExpression {
        let parameters: [String]
        var types: [TypeRef?] = []
        switch node.signature?.parameterClause {
        case .simpleInput(let list): parameters = list.map(\.name.text)
        case .parameterClause(let clause):
            parameters = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
            if clause.parameters.contains(where: { $0.type != nil }) {
                types = clause.parameters.map { $0.type.map(typeRef) }
            }
        case nil: parameters = []
        }
        return ClosureExpression(
            attributes: node.signature?.attributes.map { flatText($0) } ?? [],
            captures: node.signature?.capture?.items.map { flatText($0).trimmedComma } ?? [],
            captured: node.signature?.capture?.items.compactMap { item in
                item.initializer.map { Argument(label: item.name.text, value: expression($0.value)) }
            } ?? [],
            parameters: parameters, types: types,
            body: depth == .bodies ? statements(node.statements) : [])
    }

    private func dictionary(_ node: DictionaryExprSyntax) -> Facts.Expression {
        guard case .elements(let elements) = node.content else { return .dictionary([]) }
        return .dictionary(elements.map { .init(key: expression($0.key), value: expression($0.value)) })
    }

    private func tuple(_ node: TupleExprSyntax) -> Facts.Expression {
        let elements = arguments(node.elements)
        if elements.count == 1, elements[0].label == nil, !endsChain(node) { return elements[0].value }
        return .tuple(elements)
    }

    /// Whether parentheses make an optional of a chain that goes on behind them: `(name?.first).map { … }`.
    private func endsChain(_ node: TupleExprSyntax) -> Bool {
        guard let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id,
            ["map", "flatMap"].contains(member.declName.baseName.text), let inner = node.elements.first?.expression
        else { return false }
        return inner.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
    }

    /// A sequence that was not folded with the whole file is folded on its own.
    private func sequence(_ node: SequenceExprSyntax) -> Facts.Expression {
        guard let folded = try? OperatorTable.standardOperators.foldSingle(node), !folded.is(SequenceExprSyntax.self)
        else { return .other(flatText(node)) }
        return expression(folded)
    }

    private func infix(_ node: InfixOperatorExprSyntax) -> Facts.Expression {
        let left = expression(node.leftOperand)
        let right = expression(node.rightOperand)
        if node.operator.is(AssignmentExprSyntax.self) { return .assignment(left, "=", right) }
        guard let word = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
            return .other(flatText(node))
        }
        let assigning = ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "??="]
        return assigning.contains(word) ? .assignment(left, word, right) : .binary(left, word, right)
    }

    private func component(_ node: KeyPathComponentSyntax) -> String {
        let text = flatText(node)
        return text.hasPrefix(".") ? String(text.dropFirst()) : text
    }

    private func specialization(_ node: GenericSpecializationExprSyntax) -> Facts.Expression {
        let arguments = genericArguments(node.genericArgumentClause)
        let text = flatText(node.expression)
        var components = text.split(separator: ".").map { TypeRef.Component(String($0)) }
        guard !components.isEmpty else { return .other(flatText(node)) }
        components[components.count - 1].arguments = arguments
        return .type(.named(components))
    }
}

extension String {
    fileprivate var trimmedComma: String { hasSuffix(",") ? String(dropLast()) : self }
}
